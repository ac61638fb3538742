import { counted, figure } from '@plateful/ingredients/lines/line-joints'

/** 'Two eggs per person' is two for each who eats, whatever number the recipe is for; '600 g beef, 150 g per person' is 600 g. */
const forEachEater = new RegExp(
  `^(?:(?:about|allow) )?(?:${figure}|(?:${counted})\\b)[\\d./,–-]*(?:(?!${figure}).)*\\b(?:(?:per|each|a) (?:person|head)|for each person)\\b`,
  'i',
)

/** Whether the amount of a line is for one person and not for the recipe. */
export const isPerPerson = (line: string): boolean =>
  /person|head/i.test(line) && forEachEater.test(line.trim())
