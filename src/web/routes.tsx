/**
 * The route table (home 16): one entry a screen, each screen in a file that loads when it is
 * needed.
 */

import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouteComponent,
} from '@tanstack/react-router'
import { z } from 'zod'
import { IdParams } from '../contract/call.ts'
import { Day } from '../domain/day.ts'
import { CalendarSearch } from './calendar/calendar-search.ts'
import { ImportSearch } from './importing/import-search.ts'
import { Layout, NotFoundScreen } from './layout.tsx'
import { LibrarySearch } from './recipes/library/library-search.ts'
import { rememberOpenedFrom } from './recipes/opened-from.ts'
import { recipesQuery } from './recipes/queries.ts'
import { watchBackOnFirstPage } from './ui/back-on-first-page.ts'
import { BrokenScreen } from './ui/failure.tsx'
import { Loading } from './ui/loading.tsx'

const rootRoute = createRootRouteWithContext<{ client: QueryClient }>()({ component: Layout })

const screenRoute = <const Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => rootRoute, path, component })

const home = lazyRouteComponent(() => import('./home/home-screen.tsx'), 'HomeScreen')
const welcome = lazyRouteComponent(() => import('./home/welcome/welcome-screen.tsx'), 'WelcomeScreen')
const tutorial = lazyRouteComponent(() => import('./home/welcome/tutorial-screen.tsx'), 'TutorialScreen')
const onboardingNext = lazyRouteComponent(
  () => import('./home/welcome/onboarding-next-screen.tsx'),
  'OnboardingNextScreen',
)

const familyMembers = lazyRouteComponent(
  () => import('./household/family-members-screen.tsx'),
  'FamilyMembersScreen',
)
const templates = lazyRouteComponent(
  () => import('./calendar/templates/meal-planning-setup-screen.tsx'),
  'MealPlanningSetupScreen',
)
const newRecipe = lazyRouteComponent(() => import('./recipes/form/edit-recipe-screen.tsx'), 'NewRecipeScreen')
const importRecipes = createRoute({
  getParentRoute: () => rootRoute,
  path: '/import-recipes',
  validateSearch: ImportSearch,
  component: lazyRouteComponent(() => import('./importing/import-screen.tsx'), 'ImportScreen'),
})
const browseRecipes = lazyRouteComponent(
  () => import('./importing/browse-recipes-screen.tsx'),
  'BrowseRecipesScreen',
)
const ukSites = lazyRouteComponent(() => import('./importing/uk-sites-screen.tsx'), 'UkSitesScreen')

const account = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account',
  // The link of a verification email ends here with one of these.
  validateSearch: z.object({
    emailVerified: z.boolean().optional().catch(undefined),
    emailVerificationError: z.boolean().optional().catch(undefined),
  }),
  component: lazyRouteComponent(() => import('./account/account-screen.tsx'), 'AccountScreen'),
})
const settings = lazyRouteComponent(() => import('./account/settings-screen.tsx'), 'SettingsScreen')
const household = lazyRouteComponent(
  () => import('./household/invitations/household-screen.tsx'),
  'HouseholdScreen',
)
const join = lazyRouteComponent(() => import('./household/invitations/join-screen.tsx'), 'JoinScreen')
const apiManagement = lazyRouteComponent(
  () => import('./account/api-management-screen.tsx'),
  'ApiManagementScreen',
)
const importExport = lazyRouteComponent(
  () => import('./importing/files/import-export-screen.tsx'),
  'ImportExportScreen',
)
const contact = lazyRouteComponent(() => import('./home/contact/contact-screen.tsx'), 'ContactScreen')

const recipes = createRoute({
  getParentRoute: () => rootRoute,
  path: '/recipes',
  validateSearch: LibrarySearch,
  // The recipes are requested while the screen's code still loads.
  loader: ({ context }) => void context.client.prefetchQuery(recipesQuery),
  component: lazyRouteComponent(() => import('./recipes/library/library-screen.tsx'), 'LibraryScreen'),
})

/** `/…/12`: an address whose id is not a valid row id is not found. */
const byId = {
  parse: (raw: { id: string }) => IdParams.safeParse(raw).data ?? false,
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
} as const

const editRecipe = createRoute({
  getParentRoute: () => rootRoute,
  path: '/recipes/$id',
  params: byId,
  component: lazyRouteComponent(() => import('./recipes/form/edit-recipe-screen.tsx'), 'EditRecipeScreen'),
})

const RecipeSearch = z.object({
  servings: z.number().int().min(1).optional().catch(undefined),
  date: Day.optional().catch(undefined),
  from: z.literal('calendar').optional().catch(undefined),
})

const recipe = createRoute({
  getParentRoute: () => rootRoute,
  path: '/recipe/$id',
  params: byId,
  validateSearch: RecipeSearch,
  component: lazyRouteComponent(() => import('./recipes/library/recipe-screen.tsx'), 'RecipeScreen'),
})

const cook = createRoute({
  getParentRoute: () => rootRoute,
  path: '/recipe/$id/cook',
  params: byId,
  // The step is counted from one, and taken out of the address once it is shown.
  validateSearch: RecipeSearch.extend({ step: z.number().int().min(1).optional().catch(undefined) }),
  component: lazyRouteComponent(() => import('./recipes/cooking/cook-screen.tsx'), 'CookScreen'),
})

const calendar = createRoute({
  getParentRoute: () => rootRoute,
  path: '/calendar',
  validateSearch: CalendarSearch,
  component: lazyRouteComponent(() => import('./calendar/calendar-screen.tsx'), 'CalendarScreen'),
})

const mealSummary = createRoute({
  getParentRoute: () => rootRoute,
  path: '/meal-summary',
  validateSearch: z.object({ date: Day.optional().catch(undefined) }),
  component: lazyRouteComponent(
    () => import('./calendar/summary/meal-summary-screen.tsx'),
    'MealSummaryScreen',
  ),
})

const planner = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ai-meal-planner',
  // The preview of a plan is a step of its own in the history: Back leads to the form.
  validateSearch: z.object({ look: z.boolean().optional().catch(undefined) }),
  component: lazyRouteComponent(() => import('./planner/ai-meal-planner-screen.tsx'), 'AiMealPlannerScreen'),
})

const shopping = lazyRouteComponent(() => import('./shopping/shopping-screen.tsx'), 'ShoppingScreen')

/** The days to begin with, where another screen names them; others are ignored. */
const DaysToShop = z.object({
  start: Day.optional().catch(undefined),
  end: Day.optional().catch(undefined),
})
const shoppingList = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shopping-list',
  validateSearch: DaysToShop,
  component: shopping,
})

const CalendarRecipeParams = IdParams.extend({
  // 1 to 50, by default 4 (recipes 32).
  servings: z.coerce
    .number()
    .int()
    .catch(4)
    .transform((servings) => Math.min(Math.max(servings, 1), 50)),
  date: Day,
})

const calendarRecipe = createRoute({
  getParentRoute: () => rootRoute,
  path: '/calendar-recipe/$id/$servings/$date',
  params: {
    parse: (raw) => CalendarRecipeParams.safeParse(raw).data ?? false,
    stringify: ({ id, servings, date }) => ({ id: String(id), servings: String(servings), date }),
  },
  component: lazyRouteComponent(
    () => import('./recipes/library/calendar-recipe-screen.tsx'),
    'CalendarRecipeScreen',
  ),
})

const shared = lazyRouteComponent(() => import('./sharing/collection-screen.tsx'), 'CollectionScreen')

const ReviewParams = z.object({ recipeId: z.coerce.number().int().positive(), shareId: z.string() })

const reviewShared = createRoute({
  getParentRoute: () => rootRoute,
  path: '/review-shared-recipe/$recipeId/$shareId',
  params: {
    parse: (raw) => ReviewParams.safeParse(raw).data ?? false,
    stringify: ({ recipeId, shareId }) => ({ recipeId: String(recipeId), shareId }),
  },
  component: lazyRouteComponent(() => import('./sharing/review-screen.tsx'), 'ReviewScreen'),
})

/**
 * The days of the list. An address without them, for example one cut off, leads to the screen where
 * they are chosen.
 */
const ListDays = z.object({ start: Day.catch(''), end: Day.catch('') })
const askForDays = ({ search: { start, end } }: { search: z.output<typeof ListDays> }) => {
  if (start === '' || end === '') redirect({ to: '/shopping-list', replace: true, throw: true })
}

const finalize = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shopping-list/finalize',
  validateSearch: ListDays.extend({ previous: z.boolean().optional().catch(undefined) }),
  beforeLoad: askForDays,
  component: lazyRouteComponent(() => import('./shopping/completed/finalize-screen.tsx'), 'FinalizeScreen'),
})

const shop = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shopping-list/shop',
  validateSearch: ListDays,
  beforeLoad: askForDays,
  component: lazyRouteComponent(() => import('./shopping/shop/shop-screen.tsx'), 'ShopScreen'),
})

const routeTree = rootRoute.addChildren([
  screenRoute('/', home),
  screenRoute('/home', home),
  screenRoute('/welcome', welcome),
  screenRoute('/getting-started', tutorial),
  screenRoute('/onboarding-next', onboardingNext),
  screenRoute('/family-members', familyMembers),
  account,
  screenRoute('/settings', settings),
  screenRoute('/household', household),
  screenRoute('/join/$token', join),
  screenRoute('/api-management', apiManagement),
  screenRoute('/moving', importExport),
  screenRoute('/meal-setup', templates),
  screenRoute('/meal-planning-setup', templates),
  recipes,
  screenRoute('/recipes/new', newRecipe),
  editRecipe,
  recipe,
  cook,
  calendarRecipe,
  importRecipes,
  screenRoute('/browse-recipes', browseRecipes),
  screenRoute('/import-uk-recipes', ukSites),
  calendar,
  mealSummary,
  planner,
  screenRoute('/grocery', shopping),
  shoppingList,
  finalize,
  shop,
  screenRoute('/contact', contact),
  screenRoute('/shared', shared),
  screenRoute('/shared/$shareId', shared),
  screenRoute('/share', shared),
  screenRoute('/share/$shareId', shared),
  reviewShared,
])

export function createAppRouter(client: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { client },
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultPendingComponent: Loading,
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: BrokenScreen,
  })
  rememberOpenedFrom(router)
  watchBackOnFirstPage(router.history)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
