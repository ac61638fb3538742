import { allergens, type Food, origins } from './food.ts'

/**
 * Foods that one line names, as one food that holds what any of them holds, known as well as the
 * least known of them.
 */
export function mergeFoods(foods: readonly Food[]): Food {
  const names = [...new Set(foods.map(({ name }) => name))]
  const leastKnown = foods.find(({ knowledge }) => knowledge !== 'known')
  return {
    ...foods.reduce(withOther),
    name: names.join(' and '),
    knowledge: leastKnown?.knowledge ?? 'known',
  }
}

/** The first food with all that is in the second. */
export function withOther(first: Food, second: Food): Food {
  const widestOrigin = Math.max(origins.indexOf(first.origin), origins.indexOf(second.origin))
  return { ...withAllergensOf(first, second), origin: origins[widestOrigin] ?? 'unknown' }
}

const hasMilk = ({ contains, mayContain }: Food) => contains.includes('milk') || mayContain.includes('milk')

/** The first food with the allergens of both. */
function withAllergensOf(first: Food, second: Food): Food {
  const contains = allergens.filter((one) => first.contains.includes(one) || second.contains.includes(one))
  const mayContain = allergens.filter(
    (one) => first.mayContain.includes(one) || second.mayContain.includes(one),
  )
  const origin = first.origin === second.origin ? first.origin : 'unknown'
  const both = [first, second]
  // The result has the first food's name, so the second food becomes one of its parts.
  const madeOf = [...new Set([...first.madeOf, second.name, ...second.madeOf])]
  return {
    ...first,
    contains,
    mayContain: mayContain.filter((one) => !contains.includes(one)),
    origin,
    lactoseFree:
      both.some((food) => food.lactoseFree) && both.every((food) => food.lactoseFree || !hasMilk(food)),
    madeOf,
  }
}
