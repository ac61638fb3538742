/**
 * Whom a meal may harm (recipes 42: allergies and diets bind every meal): compares what the family
 * wrote down with what the lines say.
 */

import { type ConfirmedLines, type FoodLine, readFoodLines } from '@plateful/ingredients/lines/food-lines'
import { type UncertainLines, readMealLines } from '../../recipes/dish-by-name.ts'
import { allergyFindings } from './allergy-findings.ts'
import { type Eater, hasFoodNeeds, type WarningLevel, warningLevels } from './eater.ts'
import { isFineLine, needKey } from './fine-lines.ts'
import { dietDoubts, wayOfEatingDoubts } from './suits-diet.ts'

/** One line of a meal that speaks against one allergy or diet of one person. */
export interface DinerWarning<Person extends Eater = Eater> {
  person: Person
  about: 'allergy' | 'diet'
  /** The allergy or diet as the family wrote it: 'Tree nuts', 'vegetarian'. */
  need: string
  level: WarningLevel
  /**
   * The ingredient line, or the meal's own name where it has no lines; null for a diet that no food
   * can show.
   */
  line: string | null
  /** The food of the line that it is about. */
  food: string | null
}

/** What a meal is made of, and what is known of it besides. */
export interface MealContents extends UncertainLines {
  lines: readonly string[]
  /**
   * Lines that stand for other recipes, whose lines are among those: only 'contains' counts of
   * them.
   */
  linked?: readonly string[]
  tags?: readonly string[]
  confirmed?: ConfirmedLines
}

/**
 * The one rule of who can eat what, for the calendar, a recipe and the planner. A line warns a
 * person once for each allergy, at its worst level: - 'contains' where the food, its name or the
 * family says so; - 'may contain' where it may, the words beside it say so, or it is bought
 * ready-made of foods like that, unless they eat it all the same; - 'not checked' where the food,
 * or what the family wrote as an allergy, is not known well enough to say that it is safe. A line
 * that the family vouched for contains what they ticked, and no other allergen of the law; one that
 * they say is a food is read as that food. A line that they call fine for somebody warns that
 * person only if it surely contains the food (household 23). It is fine for the household when it
 * is fine for each of the family who has that need (household 61).
 */
export function warningsFor<Person extends Eater>(
  { lines, linked = [], tags = [], confirmed = {}, ...notKnown }: MealContents,
  people: readonly Person[],
): DinerWarning<Person>[] {
  const peopleWithNeeds = people.filter(hasFoodNeeds)
  if (peopleWithNeeds.length === 0) return []
  const read = readMealLines(lines, notKnown)
  const beside = readFoodLines(linked)
  return peopleWithNeeds
    .flatMap((person) => [
      ...person.allergies.flatMap((text) =>
        allergyWarnings(person, text, allergyLevelsOf(read, text, confirmed, beside)),
      ),
      ...(person.dietaryPreferences ?? []).flatMap((diet) =>
        dietDoubts(diet, read, tags, confirmed, beside)
          .filter(
            ({ level, line }) => level === 'contains' || line === null || !isFineFor(person, line, diet),
          )
          .map(({ level, line }) => warning(person, 'diet', diet, level, line)),
      ),
    ])
    .toSorted((a, b) => warningLevels.indexOf(a.level) - warningLevels.indexOf(b.level))
}

function warning<Person extends Eater>(
  person: Person,
  about: DinerWarning['about'],
  need: string,
  level: WarningLevel,
  line: FoodLine | null,
): DinerWarning<Person> {
  return { person, about, need, level, line: line?.line ?? null, food: line?.called ?? null }
}

function allergyWarnings<Person extends Eater>(
  person: Person,
  text: string,
  judged: readonly JudgedLine[],
): DinerWarning<Person>[] {
  const answers = peopleWithNeed(text, person).map(({ mayContainAllowed, fineLines }) => ({
    isAllowed: mayContainAllowed?.includes(needKey(text)) === true,
    fineLines,
  }))
  return judged.flatMap(({ line, levels }) => {
    const level = warningLevels.find((one) =>
      answers.some(
        ({ isAllowed, fineLines }) =>
          levels.has(one) &&
          !(isAllowed && one === 'may contain') &&
          (one === 'contains' || !isFineLine(fineLines, line.line, text)),
      ),
    )
    return level === undefined ? [] : [warning(person, 'allergy', text, level, line)]
  })
}

const isFineFor = (person: Eater, { line }: FoodLine, need: string): boolean =>
  peopleWithNeed(need, person).every(({ fineLines }) => isFineLine(fineLines, line, need))

/**
 * The people whose answers count for a need: for a household its family who have the need, else the
 * person alone.
 */
export function peopleWithNeed(need: string, person: Eater): readonly Eater[] {
  const among = (person.family ?? []).filter(({ allergies, dietaryPreferences = [] }) =>
    [...allergies, ...dietaryPreferences].some((one) => needKey(one) === needKey(need)),
  )
  return among.length > 0 ? among : [person]
}

/** A line with what it says to an allergy. */
export interface JudgedLine {
  line: FoodLine
  levels: ReadonlySet<WarningLevel>
}

/**
 * What the lines of a recipe say to an allergy. A line that is not fully known may contain it, and
 * is also not checked. To a way of eating they are judged together: milk is against 'kosher' where
 * another line is meat. Of `linked` lines only what they surely contain counts.
 */
export function allergyLevelsOf(
  lines: readonly FoodLine[],
  allergy: string,
  confirmed: ConfirmedLines,
  linked: readonly FoodLine[] = [],
): JudgedLine[] {
  const doubts = wayOfEatingDoubts(allergy, lines, confirmed, linked)
  if (doubts) return doubts.flatMap(({ line, level }) => (line ? [{ line, levels: new Set([level]) }] : []))
  const judge = (line: FoodLine) => ({
    line,
    levels: new Set(allergyFindings(line, allergy, confirmed).map(({ level }) => level)),
  })
  return [
    ...lines.map(judge),
    ...linked.flatMap((line): JudgedLine[] =>
      judge(line).levels.has('contains') ? [{ line, levels: new Set(['contains']) }] : [],
    ),
  ]
}
