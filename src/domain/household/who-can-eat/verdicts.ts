/**
 * A verdict for each line and each allergy or diet, 'free' among them, each with its reason
 * (household 16): what a screen or an operator opens to see why.
 */

import { foldFoodName } from '@plateful/ingredients/foods/food-name'
import { findExactFood } from '@plateful/ingredients/foods/known-foods'
import { withConfirmedFood, type ConfirmedLines, type FoodLine } from '@plateful/ingredients/lines/food-lines'
import { type UncertainLines, readMealLines } from '../../recipes/dish-by-name.ts'
import { allergyFindings, recipeOutOfReach } from './allergy-findings.ts'
import { type WarningLevel, warningLevels } from './eater.ts'
import { type DietDoubt, dietDoubts, wayOfEatingDoubts } from './suits-diet.ts'

/** What one line says to one allergy or diet; `line` is null for a diet that no food can show. */
export interface Verdict {
  need: string
  level: WarningLevel | 'free'
  line: string | null
  because: string
}

/** What somebody avoids, in the family's own words. */
export interface Needs {
  allergies: readonly string[]
  diets: readonly string[]
}

/**
 * The rule of `who-can-eat` in full: one verdict for each allergy or diet and each line, in the
 * order of the needs and the lines. 'free' is said only of a food that is known. `notKnown` has the
 * same meaning as in `warningsFor`.
 */
export function verdictsFor(
  lines: readonly string[],
  { allergies, diets }: Needs,
  confirmed: ConfirmedLines = {},
  notKnown: UncertainLines = {},
): Verdict[] {
  const read = readMealLines(lines, notKnown).map((line) => withConfirmedFood(line, confirmed))
  return [
    ...allergies.flatMap((need) => {
      const doubts = wayOfEatingDoubts(need, read, confirmed)
      return doubts
        ? dietVerdicts(read, need, doubts)
        : read.map((line) => allergyVerdict(line, need, confirmed))
    }),
    ...diets.flatMap((need) => dietVerdicts(read, need, dietDoubts(need, read, [], confirmed))),
  ]
}

function allergyVerdict(line: FoodLine, need: string, confirmed: ConfirmedLines): Verdict {
  const findings = allergyFindings(line, need, confirmed)
  const level = warningLevels.find((one) => findings.some((finding) => finding.level === one))
  const because = findings.find((finding) => finding.level === level)?.because
  return { need, level: level ?? 'free', line: line.line, because: because ?? whyFree(line, need) }
}

function dietVerdicts(linesRead: readonly FoodLine[], need: string, doubts: readonly DietDoubt[]): Verdict[] {
  if (doubts.some(({ line }) => line === null))
    return [
      {
        need,
        level: 'not checked',
        line: null,
        because: `The ingredients don’t tell us whether a dish is ${need}.`,
      },
    ]
  return linesRead.map((line) =>
    dietVerdict(line, need, doubts.find((one) => one.line === line)?.level ?? null),
  )
}

function dietVerdict(line: FoodLine, need: string, level: WarningLevel | null): Verdict {
  const { name } = line.food
  const reasons: Record<WarningLevel, string> = {
    contains: `${name} doesn’t go with ${need}.`,
    'may contain': `${name} is sold or made in ways that don’t go with ${need}.`,
    'not checked': line.isOutOfReach ? recipeOutOfReach : `We can’t tell whether ${name} goes with ${need}.`,
  }
  return {
    need,
    level: level ?? 'free',
    line: line.line,
    because: level ? reasons[level] : whyFree(line, need),
  }
}

/** Why a line counts as free: the food and the foods that it is made of were checked. */
function whyFree({ food, parts }: FoodLine, need: string): string {
  const among = [...parts].filter(([part, sure]) => sure === 'surely' && part !== foldFoodName(food.name))
  const foods = among.map(([part]) => part).filter((part) => findExactFood(part) !== undefined)
  const madeOfText = foods.length > 0 ? `, made of ${foods.slice(0, 6).join(', ')},` : ''
  return `${food.name} is known${madeOfText} and nothing in it speaks against ${need}.`
}
