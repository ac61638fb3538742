/** Whom a meal may harm (contract, 'Planning': allergies bind every meal): what the family wrote down against what the ingredient lines say. */
import { allergensNamed } from '../foods/allergy-words.ts'
import type { Allergen, Food } from '../foods/food.ts'
import { findFood } from '../foods/find-food.ts'
import { foldFoodName } from '../foods/food-name.ts'
import { parseIngredient } from './ingredient-line.ts'
import { isHeading } from './lines.ts'

/** Somebody who eats: a family member or a guest, with allergies in the family's own words. */
export interface Eater {
  firstName: string
  allergies: readonly string[]
}

/** How bad it is, the worst first. What the product does not know is never assumed safe (contract, 'Planning'). */
export const warningLevels = ['contains', 'may contain', 'not checked'] as const
export type WarningLevel = (typeof warningLevels)[number]

/** One line of a meal that speaks against one allergy of one person. */
export interface DinerWarning<Person extends Eater = Eater> {
  person: Person
  /** The allergy as the family wrote it: 'Tree nuts'. */
  allergy: string
  level: WarningLevel
  /** The ingredient line, or the meal's own name where it has no lines. */
  line: string
  /** The food of the line that it is about. */
  food: string
}

interface ReadLine {
  line: string
  food: Food
  /** What the words beside the name give away: 'to serve with toasted almonds'. */
  beside: Food | null
  words: string
}

interface Allergy {
  text: string
  allergens: readonly Allergen[]
  /** Its own words, to be found in a line: 'kiwi'. */
  words: string
  /** The product knows what it means: one of the law's allergens, or a food of the lexicon. */
  isUnderstood: boolean
}

/**
 * The warnings for those who eat a meal made of these lines. A line warns a person once for each allergy, at its worst level:
 * 'contains' where the food or its name says so, 'may contain' where it may or the words beside it say so, 'not checked'
 * where the food, or what the family wrote as an allergy, is not known well enough to say that it is safe.
 */
export function warningsFor<Person extends Eater>(
  lines: readonly string[],
  people: readonly Person[],
): DinerWarning<Person>[] {
  const wary = people.filter(({ allergies }) => allergies.length > 0)
  if (wary.length === 0) return []
  const read = lines.filter((line) => line.trim() !== '' && !isHeading(line)).map(readLine)
  return wary
    .flatMap((person) =>
      person.allergies.map(readAllergy).flatMap((allergy) =>
        read.flatMap((line) => {
          const level = levelOf(line, allergy)
          if (level === null) return []
          return [{ person, allergy: allergy.text, level, line: line.line, food: line.food.name }]
        }),
      ),
    )
    .toSorted((a, b) => warningLevels.indexOf(a.level) - warningLevels.indexOf(b.level))
}

function readLine(line: string): ReadLine {
  const { name, preparation, comment } = parseIngredient(line)
  const beside = [preparation, comment].filter(Boolean).join(' ')
  return {
    line,
    food: findFood(name || line),
    beside: beside ? findFood(beside) : null,
    words: ` ${foldFoodName(line)} ${foldFoodName(name)} `,
  }
}

function readAllergy(text: string): Allergy {
  const words = foldFoodName(text.replace(/\b(allergy|allergic|intolerance|intolerant|to)\b/gi, ' '))
  const named = allergensNamed(text)
  const food = findFood(words)
  return {
    text,
    words: food.knowledge === 'known' ? foldFoodName(food.name) : words,
    allergens: named,
    isUnderstood: named.length > 0 || food.knowledge === 'known',
  }
}

function levelOf({ food, beside, words }: ReadLine, allergy: Allergy): WarningLevel | null {
  const isIn = (list: readonly Allergen[] | undefined) => allergy.allergens.some((one) => list?.includes(one))
  const isSaid = [allergy.words, `${allergy.words}s`].some((word) => words.includes(` ${word} `))
  const isNamed = allergy.words !== '' && (isSaid || food.name === allergy.words)
  // Where the law has a name for it, that decides: 'coconut milk' is no milk.
  if (isIn(food.contains) || (isNamed && allergy.allergens.length === 0)) return 'contains'
  if (isIn(food.mayContain) || isIn(beside?.contains) || isIn(beside?.mayContain)) return 'may contain'
  return food.knowledge === 'known' && allergy.isUnderstood ? null : 'not checked'
}
