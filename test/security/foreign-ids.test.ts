/**
 * Every id that a body may hold, filled with one of another household: refused or without effect,
 * and nothing leaks.
 */

import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allCalls } from '../harness/all-calls.ts'
import { useTestApp } from '../harness/app.ts'
import { aDay, aList, aMeal, aRecipe } from '../harness/makers.ts'
import { readThrough } from '../harness/picture-readings.ts'
import { photoOf } from './samples/sample.ts'
import { anOpenList, aShop, openListOf } from './samples/shopping.ts'
import {
  everythingOf,
  type FilledHousehold,
  fillHousehold,
  isSilent,
  made,
  PLANNED,
} from './two-households.ts'

const testApp = useTestApp()

interface Try {
  /** Paths of the body's schema that this try fills with a foreign id. */
  fills: readonly string[]
  body(ada: FilledHousehold & { photo: string }, eve: FilledHousehold): unknown
  /** What the other household has besides, made first. */
  given?(ada: FilledHousehold): Promise<unknown>
  /** The path's parameters, of the house of whoever calls. */
  params?(eve: FilledHousehold): Record<string, string | number> | Promise<Record<string, string | number>>
  status: number
}

const FREE = '2026-05-04'
const eater = { firstName: 'Sam', lastName: 'Cook', initials: 'SC', color: '#336699' }
const slots = ['breakfastMeals', 'lunchMeals', 'dinnerMeals', 'snackMeals'] as const

/**
 * A meal that names somebody else's recipe, family member or guest, in each of the four meal times.
 */
function mealTries(
  before: string,
  around: (lists: object, eve: FilledHousehold) => unknown,
  params?: Try['params'],
): Try[] {
  return slots.flatMap((slot) =>
    (
      [
        ['recipeId', (ada: FilledHousehold) => aMeal({ type: 'recipe', recipeId: ada.recipeId })],
        ['dinerIds', (ada: FilledHousehold) => aMeal({ dinerIds: [ada.memberId] })],
        ['guestIds', (ada: FilledHousehold) => aMeal({ guestIds: [ada.guestId] })],
      ] as const
    ).map(([field, meal]) => ({
      fills: [`${before}.${slot}[].${field}`],
      body: (ada, eve) => around({ [slot]: [meal(ada)] }, eve),
      ...(params && { params }),
      status: 400,
    })),
  )
}

const photoTry = (field: string, body: object, id?: (eve: FilledHousehold) => number): Try => ({
  fills: [`.${field}`],
  body: (ada) => ({ ...body, [field]: ada.photo }),
  ...(id && { params: (eve: FilledHousehold) => ({ id: id(eve) }) }),
  status: 400,
})

const planTries: Try[] = [
  { fills: ['.templateId'], body: (ada) => ({ dates: [FREE], templateId: ada.templateId }), status: 400 },
  ...(['dinerIds', 'guestIds'] as const).map((field): Try => ({
    fills: [`.${field}`],
    body: (ada) => ({
      dates: [FREE],
      meals: ['dinner'],
      [field]: [field === 'dinerIds' ? ada.memberId : ada.guestId],
    }),
    status: 400,
  })),
  ...(['keep', 'not'] as const).map((field): Try => ({
    fills: [`.${field}[].recipeId`],
    body: (ada) => ({
      dates: [FREE],
      meals: ['dinner'],
      [field]: [{ date: FREE, slot: 'dinner', recipeId: ada.recipeId }],
    }),
    status: field === 'keep' ? 400 : 200,
  })),
]

/** A price of a shop that another household has. */
const aPrice = { minor: 120, currency: 'GBP' as const, shopId: 'shop' }
const priceSaid = { value: aPrice, at: 1, by: 'phone' }

const anItem = (ada: FilledHousehold) => ({
  id: 'item-1',
  name: 'tomatoes',
  category: 'Vegetables' as const,
  quantity: 1,
  unit: '',
  isChecked: true,
  recipeIds: [ada.recipeId],
})
/** Eve's own list; once it is completed it stays. */
async function listOf(eve: FilledHousehold): Promise<{ id: number }> {
  await eve.call('POST', '/api/completed-shopping-lists', aList(PLANNED, PLANNED))
  const [list] = await made<{ id: number }[]>(eve.call('GET', '/api/completed-shopping-lists'))
  return { id: list?.id ?? 0 }
}

/** The edit that says which recipes a row is from. */
const recipesSaid = (itemId: string, ada: FilledHousehold) => ({
  itemId,
  set: { recipeIds: { value: [ada.recipeId], at: 1, by: 'phone' } },
})

const templateTry = (body: object): Try => ({
  fills: ['.templateId'],
  body: (ada) => ({ ...body, templateId: ada.templateId }),
  status: 400,
})
const recipesTry = (body: object): Try => ({
  fills: ['.recipeIds'],
  body: (ada, eve) => ({ ...body, recipeIds: [eve.recipeId, ada.recipeId] }),
  status: 400,
})

const tries: Record<string, Try[]> = {
  'POST /api/recipes': [
    photoTry('photo', aRecipe()),
    {
      fills: ['.usedRecipes[].recipeId'],
      body: (ada) => ({
        ...aRecipe({ ingredients: ['1 batch sauce'] }),
        usedRecipes: [{ line: '1 batch sauce', recipeId: ada.recipeId }],
      }),
      status: 400,
    },
  ],
  'PATCH /api/recipes/:id': [
    photoTry('photo', {}, (eve) => eve.recipeId),
    {
      fills: ['.usedRecipes[].recipeId'],
      params: (eve) => ({ id: eve.recipeId }),
      body: (ada) => ({
        ingredients: ['1 batch sauce'],
        usedRecipes: [{ line: '1 batch sauce', recipeId: ada.recipeId }],
      }),
      status: 400,
    },
  ],
  'POST /api/family-members': [photoTry('profilePhoto', eater)],
  'PATCH /api/family-members/:id': [photoTry('profilePhoto', {}, (eve) => eve.memberId)],
  'POST /api/guest-diners': [photoTry('profilePhoto', eater)],
  'PATCH /api/guest-diners/:id': [photoTry('profilePhoto', {}, (eve) => eve.guestId)],
  'PUT /api/may-contain-allowances': (['family', 'guest'] as const).map((kind) => ({
    fills: ['.personId'],
    body: (ada) => ({
      kind,
      personId: kind === 'family' ? ada.memberId : ada.guestId,
      allergy: 'nuts',
      isAllowed: true,
    }),
    status: 404,
  })),
  'PUT /api/fine-lines': (['family', 'guest'] as const).map((kind) => ({
    fills: ['.personId'],
    body: (ada) => ({
      kind,
      personId: kind === 'family' ? ada.memberId : ada.guestId,
      line: '1 tbsp zorblax',
      needs: ['nuts'],
      isFine: true,
    }),
    status: 404,
  })),
  'POST /api/ai-meal-planner': planTries,
  'POST /api/ai-meal-planner/preview': planTries,
  'POST /api/calendar-assignments': mealTries('', (lists) => ({ date: FREE, ...lists })),
  'PATCH /api/calendar-assignments/:date': mealTries(
    '',
    (lists) => lists,
    () => ({ date: PLANNED }),
  ),
  'POST /api/calendar-assignments/together': mealTries('.days[]', (lists) => ({
    days: [{ ...aDay(FREE, { dinnerMeals: [] }), ...lists, version: null }],
  })),
  'POST /api/menus': mealTries('.menuDays[]', (lists) => ({
    name: 'A week',
    menuDays: Array.from({ length: 7 }, () => ({
      breakfastMeals: [],
      lunchMeals: [],
      dinnerMeals: [],
      snackMeals: [],
      ...lists,
    })),
  })),
  'POST /api/meal-planning-days': mealTries('', (lists) => ({ name: 'Sunday', ...lists })),
  'PATCH /api/meal-planning-days/:id': mealTries(
    '',
    (lists) => lists,
    (eve) => ({ id: eve.templateId }),
  ),
  'POST /api/date-specific-template-assignments': [templateTry({ specificDate: FREE, title: 'Feast' })],
  'POST /api/weekly-template-assignments': [templateTry({ dayOfWeek: 1, templateType: 'all' })],
  'POST /api/shared-recipe-links': [recipesTry({})],
  'POST /api/send-recipe-email': [recipesTry({ recipientEmail: 'friend@example.org' })],
  // The rows of a list are the list's own: an id in one says where it came from, and opens nothing.
  'POST /api/completed-shopping-lists': [
    {
      fills: ['.items[].recipeIds', '.items[].price.shopId'],
      given: aShop,
      body: (ada) => aList(FREE, FREE, { items: [{ ...anItem(ada), price: aPrice }] }),
      status: 201,
    },
    {
      fills: ['.listId'],
      given: openListOf,
      body: () => ({ ...aList(PLANNED, PLANNED), listId: 'list' }),
      status: 412,
    },
  ],
  'POST /api/open-shopping-list': [
    {
      fills: [
        '.id',
        '.items[].recipeIds',
        '.items[].price.shopId',
        '.edits.rows[].set.recipeIds',
        '.edits.rows[].set.price.value.shopId',
      ],
      given: openListOf,
      body: (ada) => ({
        ...anOpenList('list'),
        items: [{ ...anItem(ada), price: aPrice }],
        edits: { rows: [recipesSaid('item-1', ada), { itemId: 'item-2', set: { price: priceSaid } }] },
      }),
      status: 201,
    },
  ],
  'PATCH /api/open-shopping-list': [
    {
      fills: ['.listId', '.edits.rows[].set.recipeIds', '.edits.rows[].set.price.value.shopId'],
      given: openListOf,
      body: (ada) => ({
        listId: 'list',
        edits: { rows: [recipesSaid('item-1', ada), { itemId: 'item-2', set: { price: priceSaid } }] },
      }),
      status: 200,
    },
  ],
  // A price names a shop of its own household, or none.
  'PATCH /api/completed-shopping-lists/:id/marks': [
    {
      fills: ['.marks[].set.price.value.shopId'],
      given: aShop,
      params: async (eve) => ({ id: (await listOf(eve)).id }),
      body: () => ({ marks: [{ itemId: 'item-1', set: { price: priceSaid } }] }),
      status: 200,
    },
  ],
  // A shop is told by its household: one of another household is a new one, or none.
  'PATCH /api/shop-order': [
    {
      fills: ['.putShop.id', '.shopId'],
      given: aShop,
      body: () => ({ shopId: 'shop', aisles: ['Other'], putShop: { id: 'shop', name: 'Mine' } }),
      status: 200,
    },
  ],
  'POST /api/open-shopping-list/recipes': [
    { fills: ['.recipeId'], body: (ada) => ({ recipeId: ada.recipeId, people: 2 }), status: 404 },
  ],
  'POST /api/ai-meal-planner/wishes': [
    {
      fills: ['.templateId'],
      body: (ada) => ({ sentence: 'fish on Monday', templateId: ada.templateId }),
      status: 200,
    },
  ],
  'POST /api/completed-shopping-lists/:id/adjustments': (['recipeId', 'dinerIds', 'guestIds'] as const).map(
    (field) => ({
      fills: [`.meal.${field}`],
      params: async (eve) => ({ id: (await listOf(eve)).id }),
      body: (ada, eve) => ({
        date: PLANNED,
        slot: 'dinner',
        mealId: 'meal-1',
        version: eve.day.version,
        meal:
          field === 'recipeId'
            ? aMeal({ type: 'recipe', recipeId: ada.recipeId })
            : aMeal({ [field]: [field === 'dinerIds' ? ada.memberId : ada.guestId] }),
      }),
      status: 400,
    }),
  ),
  'POST /api/picture-readings/:id/saved': [
    {
      fills: ['.recipeId'],
      params: async (eve) => ({ id: (await readThrough(eve)).id }),
      body: (ada) => ({ found: 0, recipeId: ada.recipeId }),
      status: 404,
    },
  ],
  // Only a path for whoever runs the timer: the recipe is not read.
  'PUT /api/reminders/timers': [
    {
      fills: ['.timers[].recipeId'],
      body: (ada) => ({
        timers: [{ timerKey: 'a', words: 'b', recipeId: ada.recipeId, ringsAt: '2026-05-04T10:00:00.000Z' }],
      }),
      status: 204,
    },
  ],
}

/** Ids that the client makes up itself and that are looked for nowhere else than beside it. */
const clientsOwn = /(Meals\[\]\.id|meal\.id|mealId|items\[\]\.id|put\[\]\.id|itemId)$/

/** The paths of a schema that hold ids or the address of a photo. */
function idPaths(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties, items, ...rest } = schema as Record<string, unknown>
  const named = Object.entries((properties ?? {}) as Record<string, unknown>).flatMap(([name, value]) => [
    ...(/^id$|Ids?$|photo$/i.test(name) ? [`${path}.${name}`] : []),
    ...idPaths(value, `${path}.${name}`),
  ])
  const ways = ['anyOf', 'oneOf', 'allOf'].flatMap((word) => (rest[word] as unknown[] | undefined) ?? [])
  return [
    ...new Set([...named, ...idPaths(items, `${path}[]`), ...ways.flatMap((way) => idPaths(way, path))]),
  ]
}

const bodies = allCalls.flatMap((call) => {
  if (!call.body) return []
  const schema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  const paths = idPaths(schema).filter((path) => !clientsOwn.test(path))
  return paths.length > 0 ? [[`${call.method} ${call.path}`, paths] as const] : []
})

describe('ids of another household inside bodies (household 3)', () => {
  it('each one that a body may hold is tried', () => {
    const tried = Object.entries(tries).map(([name, list]) => [name, list.flatMap(({ fills }) => fills)])
    const sorted = (list: readonly (readonly [unknown, unknown])[]) =>
      Object.fromEntries(list.map(([name, paths]) => [name, [...new Set(paths as string[])].toSorted()]))
    expect(sorted(tried as [string, string[]][])).toEqual(sorted(bodies))
  })

  it.each(Object.entries(tries))('%s', { timeout: 60_000 }, async (name, list) => {
    const [owner, eve] = [await fillHousehold(testApp), await fillHousehold(testApp, 'Evelyn')]
    const ada = { ...owner, photo: `/api/photos/${await photoOf(owner)}` }
    for (const one of list) await one.given?.(owner)
    const before = await everythingOf(testApp, ada.householdId)
    const [method, path = ''] = name.split(' ')
    for (const one of list) {
      const params = (await one.params?.(eve)) ?? {}
      const url = path.replace(/:(\w+)/g, (_, word: string) => String(params[word]))
      const body = await one.body(ada, eve)
      const answer = await eve.call(method as 'POST', url, body)
      expect([one.fills, answer.statusCode]).toEqual([one.fills, one.status])
      expect(isSilent(answer.body)).toBe(true)
    }
    expect(await everythingOf(testApp, ada.householdId)).toEqual(before)
  })
})
