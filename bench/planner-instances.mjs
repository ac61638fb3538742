// Makes planning instances of the project's own: the same seeds give the same libraries, households
// and windows on every machine.
/** A dice whose throws are settled by its seed. */
const diceOf = (seed) => {
  let state = (seed * 7919 + 17) >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 0x1_0000_0000
  }
}

const some = (dice, most, count) => [
  ...new Set(Array.from({ length: Math.floor(dice() * (count + 1)) }, () => Math.floor(dice() * most))),
]

/** A library of so many recipes in the planner's own words. */
export function makeLibrary(seed, size) {
  const dice = diceOf(seed)
  return Array.from({ length: size }, (_, index) => {
    const kind = dice()
    const meals = kind < 0.14 ? [0] : kind < 0.3 ? [3] : kind < 0.45 ? [1] : kind < 0.6 ? [2] : [1, 2]
    return {
      title: `Dish ${index + 1}`,
      meals,
      minutes: 5 + Math.floor(dice() * (meals[0] === 0 ? 25 : 90)),
      cuisine: dice() < 0.2 ? 17 : Math.floor(dice() * 12),
      protein: Math.floor(dice() * 12),
      vegetables: some(dice, 12, 3),
      perishables: some(dice, 44, 3),
      cost: Math.round(80 + dice() * 420) / 100,
      difficulty: Math.floor(dice() * 3),
      contains: some(dice, 14, 2),
      mayContain: some(dice, 14, 1),
      diets: Array.from({ length: 11 }, () => Math.floor(dice() * 3)),
      unknownCount: dice() < 0.1 ? 1 : 0,
      tags: dice() < 0.3 ? ['quick'] : ['slow'],
      isFavourite: dice() < 0.1,
      rating: dice() < 0.3 ? 1 + Math.floor(dice() * 5) : null,
    }
  })
}

/**
 * Twenty wishes over libraries of 40 and 120 recipes: 1 to 14 days, one to four meals a day, three
 * households, history and locks.
 */
export function ownInstances() {
  const libraries = { 40: makeLibrary(40, 40), 120: makeLibrary(120, 120) }
  return Array.from({ length: 20 }, (_wish, index) => {
    const dice = diceOf(1000 + index)
    const size = index % 2 === 0 ? 40 : 120
    const days = [1, 3, 7, 7, 14][index % 5]
    const meals = [[2], [1, 2], [0, 2], [0, 1, 2, 3]][index % 4]
    const household = index % 3
    const diner = (name, allergies, diets) => ({
      name,
      allergies,
      diets,
      dislikedFoods: some(dice, 44, 3),
      dislikedProteins: some(dice, 12, 1),
      likedCuisines: some(dice, 12, 2),
      likedProteins: some(dice, 12, 2),
    })
    const people = [
      [diner('Ann', [], []), diner('Ben', [], [])],
      [diner('Ann', [9], []), diner('Ben', [], []), diner('Cy', [], [])],
      [diner('Ann', [6], [0]), diner('Ben', [], [])],
    ][household]
    return {
      name: `own-${String(index + 1).padStart(2, '0')}-L${size}-D${days}-M${meals.length}`,
      recipes: libraries[size],
      request: {
        days,
        meals,
        firstWeekday: index % 7,
        diners: people,
        longestMinutes: [15, 30, 60, 30],
        difficulty: 1,
        budget: 3,
        cuisines: some(dice, 12, 2),
        repeatAfter: { least: 7, wished: 14 },
        tags: [],
        fixed: Array.from({ length: 6 }, (_meal, at) => ({
          day: at - 7,
          meal: 2,
          recipe: Math.floor(dice() * size),
        })),
        locked: days > 3 && index % 4 === 1 ? [2] : [],
        skipped: [],
      },
    }
  })
}
