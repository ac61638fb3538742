import { MantineProvider } from '@mantine/core'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aStoredRecipe } from '../../../test/harness/web-makers.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { RecipePicker } from './recipe-picker.tsx'

const soup = aStoredRecipe({ id: 1, name: 'Tomato soup' })
const globals = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }

/** As on a busy device: the deferred results are not drawn when the key is pressed. */
describe('Enter before what was typed is found on the screen (calendar 59)', () => {
  let root: Root
  let place: HTMLElement
  beforeEach(() => {
    globals.IS_REACT_ACT_ENVIRONMENT = false
    place = document.body.appendChild(document.createElement('div'))
    root = createRoot(place)
  })
  afterEach(() => {
    flushSync(() => root.unmount())
    place.remove()
    globals.IS_REACT_ACT_ENVIRONMENT = true
  })

  function typeAndEnter(typed: string) {
    const chosen: Recipe[] = []
    const food: string[] = []
    flushSync(() =>
      root.render(
        <MantineProvider>
          <RecipePicker
            recipes={[soup]}
            chosen={null}
            onChoose={(one) => chosen.push(one)}
            onFood={(one) => food.push(one)}
          />
        </MantineProvider>,
      ),
    )
    const field = place.querySelector('input')
    if (!field) throw new Error('there is no field')
    // Not by React's own setter, which would take the value as known and report no change.
    Reflect.set(HTMLInputElement.prototype, 'value', typed, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    return { chosen, food }
  }

  it('takes the recipe that it will find', () => {
    expect(typeAndEnter('soup')).toEqual({ chosen: [soup], food: [] })
  })

  it('takes for food what no recipe will be found for', () => {
    expect(typeAndEnter('rice')).toEqual({ chosen: [], food: ['rice'] })
  })
})
