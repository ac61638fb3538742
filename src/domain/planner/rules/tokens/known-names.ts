import { type DishLike, listNames, type PlanRule } from '../../plan-rule.ts'
import type { RuleContext } from '../rule-context.ts'
import { foldedName } from './sentence-words.ts'
import { findDish, vocabularyOf } from './vocabulary.ts'

/**
 * Whether the lexicon, a tag, a recipe or a person of the household has every name in a rule. Other
 * readers of sentences use it so that they make no food of an unknown word (planner 17).
 */
export function knowsNames(rule: PlanRule, context: RuleContext): boolean {
  const vocabulary = vocabularyOf(context)
  const isKnown = (name: string) => findDish(foldedName(name), vocabulary) !== undefined
  const isDish = ({ food, recipe, cuisine, diet, tag }: DishLike) =>
    [food, recipe, cuisine, diet, tag].flatMap(listNames).every(isKnown)
  const people = new Set([...context.diners, ...context.guests].map((name) => name.toLowerCase()))
  const dishes = [
    ...('what' in rule && rule.what ? [rule.what] : []),
    ...(rule.kind === 'order' ? [rule.after] : []),
  ]
  return dishes.every(isDish) && listNames(rule.who).every((name) => people.has(name.toLowerCase()))
}
