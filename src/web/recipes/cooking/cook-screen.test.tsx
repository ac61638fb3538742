import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aStoredRecipe } from '../../../../test/harness/web-makers.ts'
import { server } from '../../../../test/harness/web-server.ts'
import { comeBackOnline, visit, visitAndPress, whereNow } from '../../../../test/harness/web-visit.ts'
import { recipeCall } from '../../../contract/recipes.ts'

const pie = aStoredRecipe({
  name: 'Leek pie',
  servings: 4,
  ingredients: ['For the filling:', '300 g leeks', 'Salt'],
  steps: [
    'For the filling:',
    'Soften the leeks for 10 minutes, then simmer for 20–25 minutes.',
    'For the lid:',
    'Bake overnight.',
    'Rest for 1 second, no: 5 seconds.',
  ],
})

beforeEach(() => server.answers(recipeCall, pie))

const step = () => screen.getByRole('heading', { name: /^Step/ }).textContent
const timers = () => within(screen.getByRole('complementary', { name: 'Timers' }))

describe('cooking from a recipe', () => {
  it('is one press from the recipe, for as many as it is shown for', async () => {
    const person = visit('/recipe/1?servings=80')
    await person.click(await screen.findByRole('link', { name: 'Start cooking' }))
    await expect.poll(whereNow).toBe('/recipe/1/cook?servings=80')
    const back = await screen.findByRole('link', { name: 'Back to the recipe' })
    expect(screen.getByText('6000 g')).toBeVisible()
    await person.click(back)
    await expect.poll(whereNow).toBe('/recipe/1?servings=80')
  })

  it('leads back to the day of the calendar that it was opened for (recipes 151)', async () => {
    const day = '&date=2026-03-02&from=calendar'
    const person = visit(`/recipe/1?servings=8${day}`)
    await person.click(await screen.findByRole('link', { name: 'Start cooking' }))
    const back = await screen.findByRole('link', { name: 'Back to the recipe' })
    await person.click(screen.getByRole('button', { name: 'One serving more' }))
    await expect.poll(whereNow).toMatch(/^\/recipe\/1\/cook\?.*servings=9/)
    await person.click(back)
    await expect.poll(whereNow).toMatch(/^\/recipe\/1\?/)
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      servings: '9',
      date: '2026-03-02',
      from: 'calendar',
    })
    expect(await screen.findByRole('link', { name: 'Back to Calendar' })).toBeVisible()
  })

  it('shows a step at a time, turned by buttons, arrow keys and a thumb', async () => {
    const person = await visitAndPress('/recipe/1/cook', 'Next step')
    expect(step()).toBe('Step 2 of 3 For the lid')
    await person.keyboard('{ArrowRight}')
    expect(step()).toBe('Step 3 of 3 For the lid')
    await person.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(step()).toBe('Step 1 of 3 For the filling')
    const text = screen.getByText(/Soften the leeks/)
    fireEvent.touchStart(text, { touches: [{ clientX: 300, clientY: 10 }] })
    fireEvent.touchEnd(text, { changedTouches: [{ clientX: 100, clientY: 20 }] })
    expect(step()).toBe('Step 2 of 3 For the lid')
    const next = screen.getByText('Bake overnight.')
    fireEvent.touchStart(next, { touches: [{ clientX: 300, clientY: 10 }] })
    fireEvent.touchEnd(next, { changedTouches: [{ clientX: 200, clientY: 400 }] })
    expect(step()).toBe('Step 2 of 3 For the lid')
  })

  it.each<[string, string, string[]]>([
    ['scaled', '/recipe/1/cook?servings=8', ['Amounts in the steps are for 4.']],
    ['as written', '/recipe/1/cook', []],
  ])('says whom the amounts of its steps are for: %s (recipes 155)', async (_, place, said) => {
    server.answers(recipeCall, { ...pie, steps: ['Pour in the 300 ml stock.', 'Serve.'] })
    visit(place)
    await screen.findByRole('button', { name: 'Next step' })
    expect(screen.queryAllByText(/^Amounts in the steps/).map((one) => one.textContent)).toEqual(said)
  })

  it('turns by arrow keys also from a tick (recipes 153)', async () => {
    const person = visit('/recipe/1/cook')
    await person.click(await screen.findByRole('checkbox', { name: '300 g leeks' }))
    await person.keyboard('{ArrowRight}')
    expect(step()).toBe('Step 2 of 3 For the lid')
    await person.keyboard('{ArrowLeft}')
    expect(step()).toBe('Step 1 of 3 For the filling')
  })

  it('is done below all steps too, and begins anew then (recipes 154)', async () => {
    const person = visit('/recipe/1/cook')
    await person.click(await screen.findByRole('checkbox', { name: '300 g leeks' }))
    await person.click(screen.getByRole('radio', { name: 'All steps' }))
    await person.click(screen.getByRole('button', { name: 'Done' }))
    await expect.poll(whereNow).toBe('/recipe/1?servings=4')
    await person.click(await screen.findByRole('link', { name: 'Start cooking' }))
    expect(await screen.findByRole('checkbox', { name: '300 g leeks' })).toHaveProperty('checked', false)
  })

  it('stays open when the recipe cannot be read again', async () => {
    const person = await visitAndPress('/recipe/1/cook', 'Next step')
    server.refuses(recipeCall, 503, 'Not now')
    const before = server.received(recipeCall).length
    act(comeBackOnline)
    await expect.poll(() => server.received(recipeCall).length).toBeGreaterThan(before)
    await person.click(screen.getByRole('button', { name: 'Next step' }))
    expect(step()).toBe('Step 3 of 3 For the lid')
  })

  it('shows all steps when asked to', async () => {
    const person = visit('/recipe/1/cook')
    await person.click(await screen.findByRole('radio', { name: 'All steps' }))
    const method = within(screen.getByRole('region', { name: 'Method' }))
    expect(method.getAllByRole('listitem')).toHaveLength(3)
    expect(method.getAllByRole('heading').map((one) => one.textContent)).toEqual([
      'For the filling',
      'For the lid',
    ])
  })

  it('remembers the step and what is ticked off through a reload, and begins anew once it is done', async () => {
    const person = visit('/recipe/1/cook')
    await person.click(await screen.findByRole('checkbox', { name: '300 g leeks' }))
    await person.click(screen.getByRole('button', { name: 'Next step' }))
    await person.click(screen.getByRole('button', { name: 'Next step' }))
    cleanup()
    const later = visit('/recipe/1/cook')
    expect(await screen.findByRole('checkbox', { name: '300 g leeks' })).toHaveProperty('checked', true)
    expect(step()).toBe('Step 3 of 3 For the lid')
    await later.click(screen.getByRole('button', { name: 'Done' }))
    await expect.poll(whereNow).toBe('/recipe/1?servings=4')
    await later.click(await screen.findByRole('link', { name: 'Start cooking' }))
    expect(await screen.findByRole('checkbox', { name: '300 g leeks' })).toHaveProperty('checked', false)
    expect(step()).toBe('Step 1 of 3 For the filling')
  })
})

describe('what is ticked (recipes 141)', () => {
  it('stays ticked when another device adds a line above it', async () => {
    const person = visit('/recipe/1/cook')
    await person.click(await screen.findByRole('checkbox', { name: '300 g leeks' }))
    server.answers(recipeCall, { ...pie, ingredients: ['1 tbsp butter', ...pie.ingredients] })
    act(comeBackOnline)
    expect(await screen.findByRole('checkbox', { name: '1 tbsp butter' })).toHaveProperty('checked', false)
    expect(screen.getByRole('checkbox', { name: '300 g leeks' })).toHaveProperty('checked', true)
  })

  it('is read where a version before kept it by places', async () => {
    sessionStorage.setItem('plateful:cook:1', JSON.stringify({ step: 1, isAll: false, ticked: [1, 9] }))
    visit('/recipe/1/cook')
    expect(await screen.findByRole('checkbox', { name: '300 g leeks' })).toHaveProperty('checked', true)
    expect(screen.getByRole('checkbox', { name: 'Salt' })).toHaveProperty('checked', false)
    expect(step()).toBe('Step 2 of 3 For the lid')
  })

  it('is forgotten with the step a day later, and one of two equal lines is ticked alone', async () => {
    server.answers(recipeCall, { ...pie, ingredients: ['Salt', 'For the lid:', 'Salt'] })
    const person = await visitAndPress('/recipe/1/cook', 'Next step')
    const salt = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Salt' })
    await person.click(salt()[1] as HTMLInputElement)
    expect(salt().map(({ checked }) => checked)).toEqual([false, true])
    cleanup()
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + 25 * 3_600_000)
    visit('/recipe/1/cook')
    await screen.findAllByRole('checkbox', { name: 'Salt' })
    expect(salt().map(({ checked }) => checked)).toEqual([false, false])
    expect(step()).toBe('Step 1 of 3 For the filling')
  })
})

describe('the timers of a step', () => {
  it('lead back for as many as it is cooked for by then (recipes 140)', async () => {
    const person = await visitAndPress('/recipe/1/cook?servings=8', 'Start a timer: 10 minutes')
    const words = async () => (await screen.findByText('Step 1, Leek pie')).closest('a')?.getAttribute('href')
    await expect.poll(words).toBe('/recipe/1/cook?servings=8&step=1')
    await person.click(screen.getByRole('button', { name: 'One serving more' }))
    await expect.poll(words).toBe('/recipe/1/cook?servings=9&step=1')
  })

  const cookedForADay = '/recipe/1/cook?servings=4&date=2026-03-02&from=calendar'
  it.each([
    ['/recipe/1?servings=4', '/recipe/1/cook?servings=4'],
    ['/recipe/1?servings=4&date=2026-03-02&from=calendar', cookedForADay],
  ])('lead from %s to the step that they say (recipes 152)', async (place, shown) => {
    const person = await visitAndPress('/recipe/1/cook', 'Start a timer: 10 minutes')
    await person.click(screen.getByRole('button', { name: 'Next step' }))
    await person.click(screen.getByRole('button', { name: 'Next step' }))
    cleanup()
    const later = visit(place)
    await later.click(await screen.findByText('Step 1, Leek pie'))
    await expect.poll(whereNow).toBe(shown)
    await expect.poll(step).toBe('Step 1 of 3 For the filling')
    await later.click(screen.getByRole('button', { name: 'Next step' }))
    expect(step()).toBe('Step 2 of 3 For the lid')
  })

  it.each(['/recipes', '/recipe/1?servings=4', '/recipe/1/cook?servings=4'])(
    'lead back for the day that it is cooked for, from %s too (recipes 151)',
    async (place) => {
      await visitAndPress(cookedForADay, 'Start a timer: 10 minutes')
      const link = async () => (await screen.findByText('Step 1, Leek pie')).closest('a')?.href
      await expect.poll(link).toContain('date=2026-03-02')
      cleanup()
      const later = visit(place)
      await later.click(await screen.findByText('Step 1, Leek pie'))
      await expect.poll(whereNow).toBe(cookedForADay)
    },
  )

  it('run side by side, through a change of step and a reload, until they are stopped', async () => {
    const person = await visitAndPress('/recipe/1/cook', 'Start a timer: 10 minutes')
    await person.click(screen.getByRole('button', { name: 'Start a timer: 20–25 minutes' }))
    await screen.findByRole('complementary', { name: 'Timers' })
    expect(timers().getByRole('timer', { name: /^10 minutes/ }).textContent).toMatch(/^(10:00|9:5\d)$/)
    await person.click(screen.getByRole('button', { name: 'Next step' }))
    expect(screen.queryByRole('button', { name: /Start a timer/ })).toBeNull()
    cleanup()
    const later = visit('/recipe/1/cook')
    expect(await screen.findByRole('timer', { name: /^20–25 minutes, step 1 of Leek pie/ })).toBeVisible()
    await later.click(timers().getByRole('button', { name: /^Pause: 10 minutes/ }))
    await later.click(timers().getByRole('button', { name: /^1 minute more for 10 minutes/ }))
    expect(timers().getByRole('timer', { name: /^10 minutes/ }).textContent).toMatch(/^(11:00|10:5\d)$/)
    await later.click(timers().getByRole('button', { name: /^Stop: 20–25 minutes/ }))
    await later.click(timers().getByRole('button', { name: /^Stop: 10 minutes/ }))
    expect(screen.queryByRole('complementary', { name: 'Timers' })).toBeNull()
  })

  it('ring, in sight and aloud, wherever one is by then', async () => {
    const begun = Date.now()
    const person = await visitAndPress('/recipe/1/cook', 'Start a timer: 10 minutes')
    await person.click(screen.getByRole('link', { name: 'Back to the recipe' }))
    await screen.findByRole('link', { name: 'Start cooking' })
    vi.spyOn(Date, 'now').mockReturnValue(begun + 11 * 60_000)
    expect(await screen.findByText('Time is up: 10 minutes')).toBeVisible()
    expect(timers().getByRole('alert').textContent).toContain('Time is up: 10 minutes, step 1 of Leek pie.')
    await person.click(timers().getByRole('button', { name: /^5 minutes more/ }))
    expect(timers().getByRole('timer').textContent).toBe('5:00')
    expect(timers().getByRole('alert').textContent).toBe('')
  })
})

describe('two equal times of a step', () => {
  beforeEach(() =>
    server.answers(recipeCall, { ...pie, steps: ['Fry 4 minutes, turn, fry another 4 minutes.'] }),
  )
  const press = (name: RegExp, place: number) =>
    act(() => screen.getAllByRole('button', { name })[place]?.click())

  it('are two timers', async () => {
    visit('/recipe/1/cook')
    await screen.findAllByRole('button', { name: 'Start a timer: 4 minutes' })
    press(/^Start a timer/, 0)
    await screen.findByRole('button', { name: 'Start a timer: 4 minutes' })
    press(/^Start a timer/, 0)
    await screen.findByRole('complementary', { name: 'Timers' })
    await expect.poll(() => timers().getAllByRole('timer').length).toBe(2)
    expect(screen.queryByRole('button', { name: /^Start a timer/ })).toBeNull()
  })

  it('ring one after the other, and one that rings is started anew by its words', async () => {
    const begun = Date.now()
    visit('/recipe/1/cook')
    await screen.findAllByRole('button', { name: 'Start a timer: 4 minutes' })
    press(/^Start a timer/, 0)
    await screen.findByRole('complementary', { name: 'Timers' })
    vi.spyOn(Date, 'now').mockReturnValue(begun + 5 * 60_000)
    expect(await screen.findByText('Time is up: 4 minutes')).toBeVisible()
    await expect
      .poll(() => screen.getAllByRole('button', { name: 'Start a timer: 4 minutes' }).length)
      .toBe(2)
    press(/^Start a timer/, 0)
    await expect
      .poll(() =>
        timers()
          .getAllByRole('timer')
          .map(({ textContent }) => textContent),
      )
      .toEqual(['4:00'])
    expect(screen.getByRole('button', { name: 'Pause a timer: 4 minutes' })).toBeVisible()
  })
})

describe('the screen', () => {
  it('is kept awake, again after it was hidden, and let go at the end', async () => {
    const release = vi.fn<() => Promise<void>>(async () => undefined)
    const lock = Object.assign(new EventTarget(), { released: false, release })
    const request = vi.fn<() => Promise<typeof lock>>(async () => lock)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }))
    const person = visit('/recipe/1/cook')
    expect(await screen.findByText('The screen stays on while you cook.')).toBeVisible()
    lock.released = true
    lock.dispatchEvent(new Event('release'))
    expect(await screen.findByText('This browser may let the screen go dark.')).toBeVisible()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('The screen stays on while you cook.')).toBeVisible()
    expect(request).toHaveBeenCalledTimes(2)
    await person.click(screen.getByRole('link', { name: 'Back to the recipe' }))
    await expect.poll(() => release.mock.calls.length).toBe(1)
  })

  it('is read from where the browser cannot keep it awake', async () => {
    visit('/recipe/1/cook')
    expect(await screen.findByText('This browser may let the screen go dark.')).toBeVisible()
  })
})

it('says when the recipe is not there', async () => {
  server.refuses(recipeCall, 404, 'Recipe not found')
  visit('/recipe/1/cook')
  expect(await screen.findByRole('heading', { name: 'Recipe Not Found' })).toBeVisible()
})
