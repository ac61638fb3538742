// Makes planning instances of the project's own: the same seeds give the same libraries, households
// and windows on every machine.
/** Numbers from 0 to 1; the same seed gives the same ones. */
const randomFrom = (seed) => {
  let state = (seed * 7919 + 17) >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 0x1_0000_0000
  }
}

const some = (random, most, count) => [
  ...new Set(Array.from({ length: Math.floor(random() * (count + 1)) }, () => Math.floor(random() * most))),
]

/** A library of so many recipes in the planner's own words. */
export function makeLibrary(seed, size) {
  const random = randomFrom(seed)
  return Array.from({ length: size }, (_, index) => {
    const kind = random()
    const meals = kind < 0.14 ? [0] : kind < 0.3 ? [3] : kind < 0.45 ? [1] : kind < 0.6 ? [2] : [1, 2]
    return {
      title: `Dish ${index + 1}`,
      meals,
      minutes: 5 + Math.floor(random() * (meals[0] === 0 ? 25 : 90)),
      cuisine: random() < 0.2 ? 17 : Math.floor(random() * 12),
      protein: Math.floor(random() * 12),
      vegetables: some(random, 12, 3),
      perishables: some(random, 44, 3),
      cost: Math.round(80 + random() * 420) / 100,
      difficulty: Math.floor(random() * 3),
      contains: some(random, 14, 2),
      mayContain: some(random, 14, 1),
      diets: Array.from({ length: 11 }, () => Math.floor(random() * 3)),
      unknownCount: random() < 0.1 ? 1 : 0,
      tags: random() < 0.3 ? ['quick'] : ['slow'],
      isFavourite: random() < 0.1,
      rating: random() < 0.3 ? 1 + Math.floor(random() * 5) : null,
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
    const random = randomFrom(1000 + index)
    const size = index % 2 === 0 ? 40 : 120
    const days = [1, 3, 7, 7, 14][index % 5]
    const meals = [[2], [1, 2], [0, 2], [0, 1, 2, 3]][index % 4]
    const household = index % 3
    const diner = (name, allergies, diets) => ({
      name,
      allergies,
      diets,
      dislikedFoods: some(random, 44, 3),
      dislikedProteins: some(random, 12, 1),
      likedCuisines: some(random, 12, 2),
      likedProteins: some(random, 12, 2),
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
        cuisines: some(random, 12, 2),
        repeatAfter: { least: 7, wished: 14 },
        tags: [],
        fixed: Array.from({ length: 6 }, (_meal, at) => ({
          day: at - 7,
          meal: 2,
          recipe: Math.floor(random() * size),
        })),
        locked: days > 3 && index % 4 === 1 ? [2] : [],
        skipped: [],
      },
    }
  })
}
