import { foldFoodName } from './food-name.ts'

const mealWords = new Set(
  'breakfast brunch lunch luncheon dinner supper tea time teatime elevenses meal snack picnic buffet leftover barbecue restaurant iftar sehri suhoor braai'
    .split(' ')
    .map(foldFoodName),
)
const wordsBesideMeals = new Set(
  `a all at away birthday book box cold day early easter eat eating family for free freezer friday from grandma
  grandpa granny hot in kids late light lunch monday nan night office on out packed party quick ready saturday school
  something sunday takeaway the thursday to tuesday wednesday weekend with work`
    .split(/\s+/)
    .map(foldFoodName),
)

/** Whether words only say when or where somebody eats: 'Sunday lunch', 'eating out'. */
export function isMealWord(words: string): boolean {
  const folded = foldFoodName(words).split(' ').filter(Boolean)
  const isEatingOut = /^eat(?:ing)? out$/.test(folded.join(' '))
  return (
    isEatingOut ||
    (folded.some((word) => mealWords.has(word)) &&
      folded.every((word) => mealWords.has(word) || wordsBesideMeals.has(word)))
  )
}
