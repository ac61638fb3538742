import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { server } from '../../../../test/harness/web-server.ts'
import { visit } from '../../../../test/harness/web-visit.ts'
import { recipesCall } from '../../../contract/recipes.ts'

const forms = [
  ['/recipes/new', /^Name/],
  ['/import-recipes', 'Address of the recipe'],
  ['/import-uk-recipes', 'Address of the recipe'],
  ['/contact', /^Message/],
] as const

it.each(forms)('%s opens in the first field to fill in (home 58)', async (address, label) => {
  server.answers(recipesCall, [])
  visit(address)
  const field = await screen.findByLabelText(label)
  expect(document.activeElement).toBe(field)
})

it.each(forms)('%s opens no keyboard where one works with fingers (home 58)', async (address, label) => {
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5)
  server.answers(recipesCall, [])
  visit(address)
  const field = await screen.findByLabelText(label)
  expect(document.activeElement).not.toBe(field)
})
