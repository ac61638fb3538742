/** What words that were not understood may mean: rules of which a person picks one. */
import type { DishLike, PlanRule, ReadRules, RuleCount, RuleOffer } from '../plan-rule.ts'
import { type Facts, factsOf, scopeOf, whenOf } from '../rule-clauses/clause-facts.ts'
import { type Clause, isCondition } from '../rule-clauses/clauses.ts'
import { newMemory } from '../rule-clauses/memory.ts'
import { countOf } from '../rule-meanings/dish-rules.ts'
import { whoOf } from '../rule-meanings/who-of.ts'
import { clausesOfSentence } from './clauses-of-sentence.ts'
import type { RuleContext } from './rule-context.ts'

/**
 * So many offers stand below a sentence, and so many dishes of one 'or'. Where more words of a
 * clause are unknown it is about something else than its dish.
 */
const MOST = { offers: 5, choices: 3, unknown: 2 }

/** Days of a plan from which on 'twice' is not most of it. */
const FEW_DAYS = 4
const WEEK = 7

const fewer =
  /\b(?:less|fewer|(?:not|isnt|isn't|isn’t|dont|don't|don’t) .*\b(?:so|too|as|that) (?:much|many|often)|not (?:so|too|as) (?:much|many|often)|too (?:much|many|often)|cut (?:down|back)|go easy|ease off|reduce|enough of|sick of|tired of|fed up)\b/iu
const more = /\b(?:more|extra|plenty|lots|loads|often|oftener|regularly|rarely|hardly|enough)\b/iu

/**
 * For each clause of the unread texts that names a dish or a quality, the rules that it may mean:
 * 'less pasta' at most once, at most twice or none; 'vegetarian or fish on Friday' one of the two;
 * else the dish, or none of it. What a rule that was read says already is not offered again.
 */
export function offerRules({ rules, unread }: ReadRules, context: RuleContext): RuleOffer[] {
  const offers = unread.flatMap((text) =>
    groupsOf(clausesOfSentence(text, context)).flatMap((group): RuleOffer[] => {
      const said = text.slice(group[0]?.start, group.at(-1)?.end)
      const offered = rulesOf(said, group.map(factsOf), context)
      const isSaid = offered.some((one) => rules.some((rule) => isOfSame(one, rule)))
      return offered.length === 0 || isSaid ? [] : [{ said, rules: offered }]
    }),
  )
  return offers.slice(0, MOST.offers)
}

/** Clauses with those that 'or' joins to them. A reason or a condition asks for nothing. */
function groupsOf(clauses: readonly Clause[]): Clause[][] {
  const groups: Clause[][] = []
  for (const clause of clauses) {
    if (isCondition(clause.how) || clause.how === 'because') continue
    const last = groups.at(-1)
    if (clause.how === 'or' && last) last.push(clause)
    else groups.push([clause])
  }
  return groups
}

function rulesOf(said: string, group: readonly Facts[], context: RuleContext): PlanRule[] {
  const dishes = group.flatMap((facts) => facts.dishes)
  const isOneOfSeveral = group.length > 1 && group.every((facts) => facts.dishes.length === 1)
  if (dishes.length !== 1 && !isOneOfSeveral) return []
  if (dishes.length > MOST.choices || group.some(({ guest }) => guest !== undefined)) return []
  const memory = newMemory(context)
  const days = group.map((facts) => facts.days).find((one) => one !== undefined)
  const slots = group.flatMap((facts) => facts.slots)
  const who = group.map((facts) => whoOf(facts, memory)).find((names) => names !== undefined)
  const isEachWeek = days === undefined && context.dates.length > WEEK
  const have = (what: DishLike, count: RuleCount): PlanRule => ({
    kind: 'have',
    what,
    count,
    ...(isEachWeek && count !== 'every' && count.max !== 0 && { per: 'week' as const }),
    ...scopeOf(whenOf(days, slots), who),
  })
  const count = group.map((facts) => countOf(facts, memory)).find((one) => one !== undefined)
  if (isOneOfSeveral) return dishes.map(({ what }) => have(what, count ?? { min: 1 }))
  const [dish] = dishes
  if (!dish || count) return []
  const { what, isNot, isQuality } = dish
  const isLimit = ['minutes', 'cost', 'kcal', 'protein'].some((limit) => limit in what)
  if (isLimit && !isNot) return [have(what, 'every')]
  const isLong = days === undefined && context.dates.length >= FEW_DAYS
  const none = have(what, { max: 0 })
  if (fewer.test(said))
    return isLong ? [have(what, { max: 1 }), have(what, { max: 2 }), none] : [have(what, { max: 1 }), none]
  if (isNot) return isLong ? [none, have(what, { max: 1 })] : [none]
  if (more.test(said) && isLong) return [have(what, { min: 2 }), have(what, { min: 3 })]
  const unknown = group.flatMap(({ clause: { pieces } }) => pieces.filter(({ is }) => is === 'unknown'))
  return isQuality || unknown.length > MOST.unknown ? [] : [have(what, { min: 1 }), none]
}

/** Whether a rule that was read is of what is offered. */
const isOfSame = (offered: PlanRule, read: PlanRule) =>
  offered.kind === 'have' &&
  read.kind === 'have' &&
  JSON.stringify(offered.what) === JSON.stringify(read.what) &&
  JSON.stringify(offered.who ?? null) === JSON.stringify(read.who ?? null)
