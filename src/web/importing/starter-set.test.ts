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
  it('has ten recipes for all the meals of a week', () => {
    expect(mealsOf(starterSet(plenty)).join(' ')).toBe(
      'breakfast breakfast lunch lunch dinner dinner dinner dinner dinner pudding',
    )
  })

  it('has five different dinners: without meat, with fish, with poultry, with meat', () => {
    const dinners = starterSet(plenty).filter(({ tags }) => tags.includes('dinner'))
    expect(dinners.map(({ title }) => title.split(' for ')[0])).toEqual([
      'Lentils in chicken stock',
      'Salmon bake',
      'Chicken pie',
      'Beef stew',
      'Bean chilli',
    ])
  })

  it('prefers what an evening has time for, and another kitchen', () => {
    const slow = dish('Slow porridge', ['breakfast'], { totalMinutes: 90 })
    const eggs = dish('Eggs', ['breakfast'], { cuisine: 'British' })
    const toast = dish('Toast', ['breakfast'], { cuisine: 'British' })
    const pancakes = dish('Pancakes', ['breakfast'], { cuisine: 'American' })
    expect(starterSet([slow, eggs, toast, pancakes]).slice(0, 2)).toEqual([eggs, pancakes])
  })

  it('takes what there is where there is less', () => {
    expect(starterSet([])).toEqual([])
    expect(starterSet(plenty.slice(0, 3))).toHaveLength(3)
  })
})
