import { describe, expect, it } from 'vitest'
import type { CatalogueItem } from '../../domain/importing/catalogue-item.ts'
import { starterSet } from './starter-set.ts'

let made = 0
const dish = (title: string, tags: string[], change: Partial<CatalogueItem> = {}): CatalogueItem => ({
  spoonacularId: ++made,
  title,
  image: null,
  servings: 4,
  totalMinutes: 30,
  tags,
  cuisine: null,
  ingredients: [],
  ...change,
})
const mealsOf = (items: readonly CatalogueItem[]) => items.map(({ tags }) => tags[0])

const plenty = ['breakfast', 'lunch', 'dinner', 'pudding'].flatMap((meal) => [
  ...['Beef stew', 'Pork chops', 'Chicken pie', 'Lamb curry', 'Salmon bake', 'Lentils in chicken stock'].map(
    (title) => dish(`${title} for ${meal}`, [meal]),
  ),
  ...['Bean chilli', 'Tomato pasta', 'Mushroom rice'].map((title) =>
    dish(`${title} for ${meal}`, [meal, 'vegetarian']),
  ),
])

describe('the starter set', () => {
  it('has twelve dinners for a week with a choice, and recipes for its other meals (home 49)', () => {
    const more = plenty.map((item) => ({ ...item, spoonacularId: ++made }))
    const meals = mealsOf(starterSet([...plenty, ...more]))
    expect(meals.slice(0, 12).every((meal) => meal === 'dinner')).toBe(true)
    expect(meals.slice(12).join(' ')).toBe('breakfast breakfast lunch lunch pudding')
  })

  it('has different dinners: with meat, without, with poultry, with fish', () => {
    const dinners = starterSet(plenty).filter(({ tags }) => tags.includes('dinner'))
    expect(dinners.slice(0, 6).map(({ title }) => title.split(' for ')[0])).toEqual([
      'Beef stew',
      'Lentils in chicken stock',
      'Chicken pie',
      'Bean chilli',
      'Salmon bake',
      'Tomato pasta',
    ])
  })

  it('prefers what an evening has time for, and another kitchen', () => {
    const slow = dish('Slow porridge', ['breakfast'], { totalMinutes: 90 })
    const eggs = dish('Eggs', ['breakfast'], { cuisine: 'British' })
    const toast = dish('Toast', ['breakfast'], { cuisine: 'British' })
    const pancakes = dish('Pancakes', ['breakfast'], { cuisine: 'American' })
    const dinners = Array.from({ length: 12 }, (_, at) => dish(`Dinner ${at}`, ['dinner']))
    expect(starterSet([...dinners, slow, eggs, toast, pancakes]).slice(12, 14)).toEqual([eggs, pancakes])
  })

  it('takes what there is where there is less', () => {
    expect(starterSet([])).toEqual([])
    expect(starterSet(plenty.slice(0, 3))).toHaveLength(3)
  })
})
