import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { server } from '../../../../test/harness/web-server.ts'
import { visit, visitAndPress, whereNow } from '../../../../test/harness/web-visit.ts'
import { onboardingStatusCall, skipOnboardingCall } from '../../../contract/account.ts'
import { familyCalls, guestCalls } from '../../../contract/household.ts'
import { shareLinkCall, shareCollectionCall } from '../../../contract/sharing.ts'
import { templatesCall } from '../../../contract/templates.ts'
import { picturedScreens, pictureOf } from './screen-picture.tsx'

const steps = { family: false, templates: false, recipes: false }
const newHousehold = () => server.answers(onboardingStatusCall, { needsOnboarding: true, steps })

describe('the onboarding welcome', () => {
  it('stands before every address of a new household, without the navigation', async () => {
    newHousehold()
    visit('/nowhere')
    expect(await screen.findByRole('button', { name: 'Set Up My Family' })).toBeVisible()
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('leaves /welcome alone', async () => {
    newHousehold()
    visit('/welcome')
    expect(await screen.findByRole('heading', { name: 'What is the product?' })).toBeVisible()
  })

  it.each(['/shared/abcdefghijkl', '/share/abcdefghijkl', '/review-shared-recipe/1/abcdefghijkl'])(
    'lets who came for shared recipes see them first: %s (sharing 20)',
    async (path) => {
      newHousehold()
      server.refuses(shareLinkCall, 404, 'Gone')
      server.refuses(shareCollectionCall, 404, 'Gone')
      visit(path)
      expect(await screen.findByRole('heading', { name: 'Recipe Collection Not Found' })).toBeVisible()
    },
  )

  it('begins on /welcome too, for as long as it is needed', async () => {
    newHousehold()
    await visitAndPress('/welcome', 'Set Up My Family')
    await expect.poll(whereNow).toBe('/family-members')
    expect(localStorage.getItem('plateful:onboarding-started')).toBe('yes')
  })

  it('goes to the family when set-up begins, and does not come back (household 5)', async () => {
    newHousehold()
    await visitAndPress('/nowhere', 'Set Up My Family')
    await expect.poll(whereNow).toBe('/family-members')
    expect(await screen.findByRole('link', { name: 'Plateful home' })).toBeVisible()
    expect(localStorage.getItem('plateful:onboarding-started')).toBe('yes')
    await expect.poll(() => server.received(onboardingStatusCall).length).toBe(2)
  })

  it('begins where the family’s address is open already', async () => {
    newHousehold()
    await visitAndPress('/family-members', 'Set Up My Family')
    expect(await screen.findByRole('link', { name: 'Plateful home' })).toBeVisible()
    expect(whereNow()).toBe('/family-members')
  })

  it('keeps nobody out when the status cannot be read, and does not ask without end', async () => {
    server.refuses(onboardingStatusCall, 500, 'The bell is broken')
    visit('/browse-recipes')
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(server.received(onboardingStatusCall)).toHaveLength(1)
  })

  it('leaves a screen alone that asks for the status once more', async () => {
    server.refuses(onboardingStatusCall, 500, 'The bell is broken')
    server.answers(familyCalls.list, [])
    server.answers(guestCalls.list, [])
    visit('/family-members')
    expect(await screen.findByText('Who eats with you every day?')).toBeVisible()
    expect(server.received(onboardingStatusCall).length).toBeLessThan(3)
  })

  it('can be skipped', async () => {
    newHousehold()
    server.answers(skipOnboardingCall, () => {
      server.answers(onboardingStatusCall, { needsOnboarding: false, steps })
      return { needsOnboarding: false, steps }
    })
    await visitAndPress('/nowhere', 'Skip for now')
    expect(await screen.findByRole('link', { name: 'Plateful home' })).toBeVisible()
  })
})

describe('the welcome page', () => {
  it('tells what the product is in four highlights, three steps and five steps (home 9)', async () => {
    const person = visit('/welcome')
    await screen.findByRole('heading', { name: 'What is the product?' })
    expect(screen.queryByRole('button', { name: 'Set Up My Family' })).toBeNull()
    const page = within(screen.getByRole('main'))
    const headings = page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual(['What is the product?', 'How does it work?', 'Getting Started Tutorial'])
    const titles = page.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(titles).toEqual([
      'Smart calendar planning',
      'Intelligent shopping lists',
      'Recipe management',
      'Family-focused',
      'Build a recipe collection',
      'The AI creates the meal plan',
      'Shop and cook',
    ])
    const lists = page.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length)
    expect(lists).toEqual([4, 3, 5])
    await person.click(screen.getByRole('link', { name: 'Start Tutorial' }))
    await expect.poll(whereNow).toBe('/getting-started')
  })
})

describe('step 2 of 3', () => {
  it('goes to the day templates and clears the flags', async () => {
    localStorage.setItem('plateful:onboarding-started', 'yes')
    localStorage.setItem('plateful:onboarding-banner-dismissed', 'yes')
    const person = visit('/onboarding-next')
    expect(await screen.findByText('Step 2 of 3')).toBeVisible()
    const named = within(screen.getByRole('main')).getAllByRole('listitem')
    expect(named.map(({ textContent }) => textContent)).toEqual([
      'Who eats with you',
      'Your usual days',
      'Your first recipes',
    ])
    expect(named.findIndex((step) => step.getAttribute('aria-current') === 'step')).toBe(1)
    expect(screen.getByRole('link', { name: 'Skip to your first recipes' })).toBeVisible()
    await person.click(screen.getByRole('link', { name: 'Set Up Day Templates' }))
    await expect.poll(whereNow).toBe('/meal-setup')
    expect(localStorage.getItem('plateful:onboarding-started')).toBeNull()
    expect(localStorage.getItem('plateful:onboarding-banner-dismissed')).toBeNull()
  })

  it('leads on to them before the family is set up as well', async () => {
    newHousehold()
    server.answers(templatesCall, [])
    localStorage.setItem('plateful:onboarding-started', 'yes')
    const person = visit('/onboarding-next')
    await person.click(await screen.findByRole('link', { name: 'Set Up Day Templates' }))
    expect(await screen.findByRole('heading', { name: 'Meal Planning Setup' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Set Up My Family' })).toBeNull()
  })
})

describe('the tutorial', () => {
  it('goes forward and back through four steps and ends in two ways on (home 10, home 15)', async () => {
    const person = visit('/getting-started')
    const press = async (name: string) => person.click(await screen.findByRole('button', { name }))
    expect(
      await screen.findByRole('heading', { name: 'Set templates for how you eat every day' }),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
    await press('Next')
    expect(screen.getByRole('heading', { name: 'Enter Recipes' })).toBeVisible()
    expect(screen.getByRole('list', { name: 'Step 2 of 4' })).toBeVisible()
    await press('Previous')
    await press('Next')
    await press('Next')
    expect(screen.getByRole('heading', { name: 'AI Meal Planner' })).toBeVisible()
    await press('Next')
    expect(screen.getByRole('heading', { name: 'Generate Shopping Lists' })).toBeVisible()
    await press('Complete')
    expect(screen.getByRole('heading', { name: 'Tutorial Complete' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Go to Calendar' }).getAttribute('href')).toBe('/calendar')
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/home')
    cleanup()
    visit('/getting-started')
    expect(await screen.findByRole('list', { name: 'Step 1 of 4' })).toBeVisible()
  })

  it.each([
    ['Enter Recipes (home 12)', 1, /by hand.*URL.*ingredients, quantities and tags.*bulk.*10-15 recipes/],
    ['AI Meal Planner (home 13)', 2, /assigns your recipes.*preferences and meal patterns.*variety/],
  ])('says what is done at its step: %s', async (_, presses, words) => {
    const person = visit('/getting-started')
    for (let pressed = 0; pressed < presses; pressed += 1)
      await person.click(await screen.findByRole('button', { name: 'Next' }))
    expect(screen.getByRole('main').textContent).toMatch(words)
  })

  it('shows the screen of each step, and says what is seen there', async () => {
    const person = visit('/getting-started')
    const seen: (string | null)[] = []
    for (const _ of [1, 2, 3, 4]) {
      const picture = await screen.findByRole('img', { name: /\w+ .+\.$/ })
      seen.push(picture.getAttribute('src'))
      const next = screen.queryByRole('button', { name: 'Next' })
      if (next) await person.click(next)
    }
    const names = ['templates', 'recipes', 'planner', 'list']
    expect(seen.map((src) => /tutorial-(\w+)-laptop-light\.webp/.exec(src ?? '')?.[1])).toEqual(names)
  })

  it('has a picture of each screen for a phone and a laptop, light and dark (home 59)', () => {
    const looks = picturedScreens.flatMap((of) =>
      (['laptop', 'phone'] as const).flatMap((device) =>
        (['light', 'dark'] as const).map((scheme) => pictureOf(of, device, scheme)),
      ),
    )
    expect(new Set(looks).size).toBe(20)
    expect(looks).not.toContain(undefined)
  })

  it('leads from each step to where it is done, and marks the way with four dots (home 10)', async () => {
    const person = visit('/getting-started')
    await screen.findByRole('button', { name: 'Next' })
    const page = within(screen.getByRole('main'))
    const links = () => page.getAllByRole('link').map((link) => link.getAttribute('href'))
    const dots = () => page.getAllByRole('listitem').map(({ dataset }) => dataset['state'])
    const next = () => person.click(screen.getByRole('button', { name: 'Next' }))
    const seen = [{ links: links(), dots: dots() }]
    for (const _ of [2, 3, 4]) {
      await next()
      seen.push({ links: links(), dots: dots() })
    }
    expect(seen).toEqual([
      { links: ['/meal-planning-setup'], dots: ['current', 'to come', 'to come', 'to come'] },
      { links: ['/contact', '/recipes'], dots: ['completed', 'current', 'to come', 'to come'] },
      { links: ['/ai-meal-planner'], dots: ['completed', 'completed', 'current', 'to come'] },
      { links: ['/grocery'], dots: ['completed', 'completed', 'completed', 'current'] },
    ])
  })
})

describe('the first steps', () => {
  const begun = (done: Partial<typeof steps>) => {
    localStorage.setItem('plateful:onboarding-started', 'yes')
    localStorage.setItem('plateful:first-steps', 'yes')
    server.answers(onboardingStatusCall, { needsOnboarding: false, steps: { ...steps, ...done } })
  }
  const banner = async () => within(await screen.findByRole('complementary', { name: 'First steps' }))

  it.each([
    [{}, 'Set up the family', '/family-members'],
    [{ family: true }, 'Set up day templates', '/meal-setup'],
    [{ family: true, templates: true }, 'Choose first recipes', '/browse-recipes'],
    [{ family: true, templates: true, recipes: true }, 'Plan your first week', '/ai-meal-planner'],
    [{ recipes: true }, 'Plan your first week', '/ai-meal-planner'],
  ])('after %j lead to the next one', async (done, action, address) => {
    begun(done)
    visit('/recipes')
    const first = await banner()
    expect(first.getByRole('link', { name: action }).getAttribute('href')).toBe(address)
    expect(first.queryAllByRole('img', { name: 'Done:' })).toHaveLength(Object.keys(done).length)
  })

  it.each([
    ['/meal-setup', { family: true }, 'Choose first recipes'],
    ['/browse-recipes', { family: true }, 'Set up day templates'],
    ['/browse-recipes', { family: true, templates: true }, undefined],
  ])('lead nowhere but from where one is: %s', async (path, done, action) => {
    begun(done)
    visit(path)
    const buttons = (await banner()).queryAllByRole('link').slice(3)
    expect(buttons.map(({ textContent }) => textContent)).toEqual(action === undefined ? [] : [action])
  })

  it('can be hidden, for good', async () => {
    begun({ family: true })
    const person = visit('/meal-setup')
    await person.click((await banner()).getByRole('button', { name: 'Hide these steps' }))
    expect(screen.queryByRole('complementary', { name: 'First steps' })).toBeNull()
    expect(localStorage.getItem('plateful:first-steps')).toBeNull()
    expect(localStorage.getItem('plateful:onboarding-banner-dismissed')).toBe('yes')
  })

  it('are not shown to who never began them', async () => {
    server.answers(onboardingStatusCall, { needsOnboarding: false, steps })
    visit('/meal-setup')
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByRole('complementary', { name: 'First steps' })).toBeNull()
  })
})
