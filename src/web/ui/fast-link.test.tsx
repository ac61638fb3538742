import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { FastLink } from './fast-link.tsx'

async function visitLink() {
  const root = createRootRoute({ component: Outlet })
  const start = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <FastLink href="/dish/7?servings=4">Soup</FastLink>,
  })
  const dish = createRoute({
    getParentRoute: () => root,
    path: '/dish/$id',
    component: () => `Dish ${String(dish.useParams().id)} for ${String(dish.useSearch().servings)}`,
    validateSearch: ({ servings }: Record<string, unknown>) => ({ servings }),
  })
  const history = createMemoryHistory()
  const router = createRouter({ routeTree: root.addChildren([start, dish]), history })
  // Its own router, and not the product's.
  render(<RouterProvider<typeof router> router={router} />)
  return { link: await screen.findByRole('link', { name: 'Soup' }), history }
}

it('leads to its address within the page', async () => {
  const { link, history } = await visitLink()
  expect(link.getAttribute('href')).toBe('/dish/7?servings=4')
  await userEvent.click(link)
  expect(await screen.findByText('Dish 7 for 4')).toBeVisible()
  expect(history.location.href).toBe('/dish/7?servings=4')
})

it('shows the press before the screen is drawn', async () => {
  const { link, history } = await visitLink()
  fireEvent.click(link)
  expect(link.ariaBusy).toBe('true')
  expect(history.location.href).toBe('/')
  expect(await screen.findByText('Dish 7 for 4')).toBeVisible()
})

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'leaves a press with %s to the browser',
  async (key) => {
    const { link, history } = await visitLink()
    const isLeft = fireEvent.click(link, { [key]: true })
    expect(isLeft).toBe(true)
    expect(history.location.href).toBe('/')
  },
)
