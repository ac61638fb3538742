import { type ConfirmedLines, readFoodLines } from '@plateful/ingredients/lines/food-lines'
import type { WarningLevel } from '../../household/who-can-eat/eater.ts'
import { isFineLine, readNeedWithFine } from '../../household/who-can-eat/fine-lines.ts'
import { allergyLevelsOf, type MealContents } from '../../household/who-can-eat/who-can-eat.ts'
import { readMealLines } from '../../recipes/dish-by-name.ts'

/**
 * For a recipe: the allergies that it contains, that it may contain, and that its lines do not
 * tell.
 */
export interface AllergyLevels {
  contains: readonly string[]
  mayContain: readonly string[]
  notChecked: readonly string[]
  /** The lines that do not tell whether they contain one of the allergies. */
  unknownLines: readonly string[]
}

/**
 * Sorts allergies by the rule of `who-can-eat`, asked for each allergy by itself. It counts the
 * lines that the family vouched for, but nothing that somebody allowed. A need may bring lines that
 * are fine for it. Of `linked` lines only what they surely contain counts.
 */
export function allergyLevels(
  lines: readonly string[],
  allergies: readonly string[],
  confirmed: ConfirmedLines,
  { linked = [], openLines }: Pick<MealContents, 'linked' | 'openLines'> = {},
): AllergyLevels {
  const read = readMealLines(lines, { openLines })
  const beside = readFoodLines(linked)
  const verdicts = allergies.flatMap((text) => {
    const { need, fine } = readNeedWithFine(text)
    return allergyLevelsOf(read, need, confirmed, beside).map(({ line, levels }) => ({
      need: text,
      line: line.line,
      isFine: isFineLine(fine, line.line, need),
      levels,
    }))
  })
  const at = (level: WarningLevel) =>
    verdicts.filter(({ levels, isFine }) => levels.has(level) && (level === 'contains' || !isFine))
  const needsAt = (level: WarningLevel) => [...new Set(at(level).map(({ need }) => need))]
  return {
    contains: needsAt('contains'),
    mayContain: needsAt('may contain'),
    notChecked: needsAt('not checked'),
    unknownLines: [...new Set(at('not checked').map(({ line }) => line))],
  }
}
