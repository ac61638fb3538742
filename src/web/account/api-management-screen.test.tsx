import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { visit } from '../../../test/harness/web-visit.ts'

// The test server fails on any call without a prepared answer, so each test also proves that this
// page makes none.
describe('API management', () => {
  it.each([
    ['Spoonacular', '150 requests/day'],
    ['Edamam', '5000/month'],
    ['TheMealDB', 'Free'],
    ['Tasty', '500/month'],
  ])('shows what %s gives away: %s', async (name, tier) => {
    visit('/api-management')
    const card = within(await screen.findByRole('region', { name }))
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['API Setup', 'Import Recipes'])
    expect(card.getByText(tier)).toBeVisible()
  })

  it('asks for a key, and says that keeping it is still to come', async () => {
    const person = visit('/api-management')
    const form = within(await screen.findByRole('form', { name: 'Edamam' }))
    await person.click(form.getByRole('button', { name: 'Save Edamam' }))
    expect(form.getByText('Please enter an API key')).toBeVisible()
    expect(screen.queryByText('API key management coming soon')).toBeNull()
    await person.type(form.getByLabelText('API key'), 'abc')
    expect(form.queryByText('Please enter an API key')).toBeNull()
    await person.click(form.getByRole('button', { name: 'Save Edamam' }))
    expect(await screen.findByText('API key management coming soon')).toBeVisible()
  })

  it('wants no key from the one service that needs none', async () => {
    const person = visit('/api-management')
    const form = within(await screen.findByRole('form', { name: 'TheMealDB' }))
    expect(form.queryByLabelText('API key')).toBeNull()
    await person.click(form.getByRole('button', { name: 'Save TheMealDB' }))
    expect(await screen.findByText('API key management coming soon')).toBeVisible()
  })

  it('says what an import would bring, and that it is still to come', async () => {
    const person = visit('/api-management')
    await person.click(await screen.findByRole('tab', { name: 'Import Recipes' }))
    expect(screen.getAllByText(/Would bring about 20 recipes/)).toHaveLength(4)
    expect(screen.getByText('Would bring about 20 recipes. It’s free.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Import from Tasty' }))
    expect(await screen.findByText('Recipe import coming soon')).toBeVisible()
  })
})
