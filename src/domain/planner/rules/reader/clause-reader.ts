/** Reads the clauses of a sentence one after the other. */

import type { PlanRule } from '../../plan-rule.ts'
import { addAbsence } from '../clauses/add-absence.ts'
import {
  type ClauseFacts,
  clauseFactsOf,
  isDishesAlone,
  hasOnlyKinds,
  areAllEmpty,
} from '../clauses/clause-facts.ts'
import { type Clause, isCondition } from '../clauses/clause.ts'
import { applyCondition } from '../clauses/neighbouring-clauses.ts'
import { areDaysPlanned, noteUnread } from '../clauses/note-unread.ts'
import { type ReadingState, newReadingState } from '../clauses/reading-state.ts'
import { repeatedRule } from '../clauses/repeated-rule.ts'
import { type Span, unreadTexts, withoutUnderstood } from '../clauses/unread-texts.ts'
import { contradicts } from '../doubts/contradicts.ts'
import { isOfOthers } from '../doubts/doubts-from-neighbours.ts'
import { isDoubtfulInSentence } from '../doubts/is-doubtful-in-sentence.ts'
import { partlyUnderstood } from '../doubts/partly-understood.ts'
import { dayAbove, followsUnreadClause, isForUnnamedDay } from '../doubts/unnamed-day.ts'
import { firstWord } from '../joins/join.ts'
import { isOfHim } from '../meanings/people-of-clause.ts'
import type { RuleContext } from '../rule-context.ts'
import { hasKind, hasWord } from '../tokens/token-checks.ts'
import { denyingCues } from '../tokens/token.ts'
import { applyClause } from './apply-clause.ts'
import { isCountedThen, isEndOfList, isOneDishWith, isOwnWish, isWishedThen } from './clause-pairs.ts'
import { isReason, leadsToNext, reasonAsStatement } from './reason-clauses.ts'

/** 'How many calories has a crumpet, and prawns on Wednesday'. */
const asksAtStart = /^(?:how|what|why|who|where|when|did|does|is|are)\b/i

/**
 * Reads the clauses of a sentence in their order. Each adds rules, changes the last one, or stays
 * unread, sometimes together with earlier clauses that need it.
 */
export class ClauseReader {
  readonly #state: ReadingState
  readonly #unread: Clause[] = []
  /** For an unread clause whose day was understood, the part that is still given as unread. */
  readonly #unreadParts = new Map<Clause, Span>()
  /** The clauses that made or changed each rule. */
  readonly #clausesOfRule = new Map<PlanRule, readonly Clause[]>()
  /** The last clause that was more than small words, read or not. */
  #previousClause: Clause | undefined
  /** Whether an unread clause named a day or meal that the next clause may be for. */
  #isDayOpen = false
  /** Whether a 'not' waits for its dish: 'do not, whatever happens, give us aubergine'. */
  #isNotOpen = false
  /** Whether unknown words, up to the full stop, belong to code before them. */
  #isCodeOpen = false
  /** The last clauses read in a row, each with the state before it. */
  #readInARow: { clause: Clause; stateBefore: ReadingState }[] = []

  constructor(
    private readonly clauses: readonly Clause[],
    private readonly sentence: string,
    private readonly context: RuleContext,
  ) {
    this.#state = newReadingState(context)
  }

  readAll(): { rules: readonly PlanRule[]; unread: string[] } {
    for (const index of this.clauses.keys()) this.#read(index)
    const inOrder = this.#unread.toSorted((one, other) => one.start - other.start)
    return {
      rules: this.#state.rules,
      unread: unreadTexts(inOrder, this.clauses, this.#unreadParts, this.sentence),
    }
  }

  #read(index: number): void {
    const clause = this.clauses[index]!
    const next = this.clauses[index + 1]
    const ahead = this.#isBehindWish(index - 1) ? undefined : this.clauses[index - 1]
    const facts = reasonAsStatement(applyCondition(clauseFactsOf(clause), ahead, next), this.#state)
    if (hasOnlyKinds(facts) && !hasKind(clause.tokens, 'ask', 'maybe')) {
      if (next && isOfOthers(clauseFactsOf(next), clause)) this.#unread.push(clause)
      return
    }
    if (this.#isRepetition(facts, next)) return
    const isAbsence = !leadsToNext(facts, next) && addAbsence(facts, this.#state)
    this.#noteOpen(facts, next)
    const stateBefore = { ...this.#state, rules: [...this.#state.rules] }
    const isApplied = isAbsence || (!this.#isDoubtful(facts, index) && applyClause(facts, this.#state, next))
    const isRead = isApplied && this.#isOfKnownDay(facts, index, stateBefore)
    const contradicted = isRead ? this.#takeBackContradicted(stateBefore) : []
    this.#unread.push(...contradicted.filter((one) => !this.#unread.includes(one)))
    if (isRead && contradicted.length === 0) this.#noteRead(facts, stateBefore)
    else this.#noteNotRead(facts, next)
    this.#previousClause = clause
  }

  /** Whether a clause stays unread, since its words or neighbours leave in doubt what it means. */
  #isDoubtful(facts: ClauseFacts, index: number): boolean {
    const { clauses } = this
    return (
      this.#isNotOpen ||
      this.#isCodeOpen ||
      facts.hasUnknown ||
      this.#isOfOpenDay(facts) ||
      isReason(facts, clauses[index + 1]) ||
      this.#continuesUnreadList(facts) ||
      isDoubtfulInSentence(
        facts,
        { clauses, index, before: this.#previousClause, unread: this.#unread },
        this.#state,
      )
    )
  }

  /**
   * Whether a condition belongs to the wish before it: 'steak on Saturday if it's on offer, no
   * eggs'.
   */
  #isBehindWish(index: number): boolean {
    const [wish, condition] = [this.clauses[index - 1], this.clauses[index]]
    if (!wish || !condition || !isCondition(condition.joiner) || this.#unread.includes(wish)) return false
    return !/[.;!?\n]/.test(this.sentence.slice(wish.end, condition.start))
  }

  /** Whether a clause repeats or refines the last rule, which is then changed: 'every night'. */
  #isRepetition(facts: ClauseFacts, next: Clause | undefined): boolean {
    if (this.#previousClause === undefined || this.#isAfterUnread()) return false
    const again = repeatedRule(facts, this.#state, next === undefined || next.joiner === 'stop')
    if (again) this.#state.rules[this.#state.rules.length - 1] = again
    return again !== undefined
  }

  #isAfterUnread(): boolean {
    return this.#previousClause !== undefined && this.#previousClause === this.#unread.at(-1)
  }

  /** Whether a clause continues a list that was not read. */
  #continuesUnreadList(facts: ClauseFacts): boolean {
    const { joiner } = facts.clause
    if (!this.#previousClause || !this.#isAfterUnread() || facts.count) return false
    const before = clauseFactsOf(this.#previousClause)
    if (isOneDishWith(facts, before)) return true
    // 'We don't want gristle, chicken or mushrooms' denies all of them.
    const isList = before.dishes.length > 0 || facts.dishes.some(({ what }) => Array.isArray(what.food))
    const isDenying = before.isNot || denyingCues.some((cue) => before.cues.has(cue))
    const isOfDenied = joiner === 'comma' && isDenying && isList && hasOnlyKinds(facts, 'dish')
    if (isOfDenied && !facts.days && facts.dishes.length > 0) return true
    // In 'rotate chicken, beef and pork' the verb for all of them was not read.
    const [first, second] = this.#previousClause.tokens
    const isOfUnknown = first?.kind === 'unknown' && second?.kind === 'dish' && before.dishes.length === 1
    if (isOfUnknown && joiner === 'comma' && !before.days && isDishesAlone(facts)) return true
    if (joiner !== 'and' && joiner !== 'or') return false
    if (
      isCountedThen(facts, before) ||
      isWishedThen(facts, before) ||
      this.#isBehindComma(facts, this.#previousClause) ||
      isOwnWish(facts, before)
    )
      return false
    return facts.days ? isEndOfList(facts, before) : !facts.isNot || before.days !== undefined
  }

  /**
   * Whether a clause is a wish of its own behind a comma: 'Raj should cook on Sunday for once, and
   * no lamb'.
   */
  #isBehindComma({ clause, isNot, days }: ClauseFacts, before: Clause): boolean {
    if (!/,\s*(?:and|&|\+)\s*$/i.test(this.sentence.slice(0, clause.start))) return false
    if (!days) return isNot
    const { start } = firstWord(before.tokens) ?? before
    return asksAtStart.test(this.sentence.slice(start))
  }

  /** Ends what a new sentence or another day ends. */
  #noteOpen(facts: ClauseFacts, next: Clause | undefined): void {
    const { joiner } = facts.clause
    if (joiner === 'stop' || joiner === 'next' || facts.days) this.#isDayOpen = false
    const isCode = facts.clause.tokens.some((token) => token.kind === 'remark' && token.isCode)
    const isToldOn = isCode && next !== undefined && clauseFactsOf(next).hasUnknown
    this.#isCodeOpen = isToldOn || (this.#isCodeOpen && joiner !== 'stop')
    this.#isNotOpen = isBareNot(facts) || (this.#isNotOpen && joiner !== 'stop')
  }

  /**
   * Whether an unread clause has a day that may be for this one: 'dinner for Sofia's team on
   * Friday, fourteen kids, burgers'.
   */
  #isOfOpenDay(facts: ClauseFacts): boolean {
    return (
      this.#isDayOpen &&
      !facts.cues.has('otherwise') &&
      facts.dishes.length > 0 &&
      areAllEmpty(facts.slots, facts.count, facts.number) &&
      (!facts.isNot || facts.dishes.every(({ isQuality }) => isQuality)) &&
      !this.#state.reasonDays &&
      !this.#state.aheadDays
    )
  }

  /**
   * Whether it is known for which day the wish of a read clause is. A wish under an earlier day is
   * read again with that day; any other is dropped.
   */
  #isOfKnownDay(facts: ClauseFacts, index: number, stateBefore: ReadingState): boolean {
    const { clauses, sentence } = this
    const state = this.#state
    const added = state.rules.filter((rule) => !stateBefore.rules.includes(rule))
    const isLost =
      isForUnnamedDay(facts, added, clauses, sentence) ||
      followsUnreadClause(facts, clauses, this.#unread, sentence)
    if (!isLost) return true
    Object.assign(state, stateBefore, { rules: [...stateBefore.rules] })
    const days = facts.days ? undefined : dayAbove(clauses, index)
    return days !== undefined && applyClause({ ...facts, days }, state, clauses[index + 1])
  }

  /**
   * Takes back two wishes that cannot both hold, since it is unclear which is meant: 'fish on
   * Tuesday. No fish at all'. Returns the clauses of the first.
   */
  #takeBackContradicted(stateBefore: ReadingState): readonly Clause[] {
    const { rules } = this.#state
    const added = rules.filter((rule) => !stateBefore.rules.includes(rule))
    const against = stateBefore.rules.filter(
      (rule) => rules.includes(rule) && added.some((one) => contradicts(one, rule)),
    )
    if (against.length > 0)
      Object.assign(this.#state, stateBefore, {
        rules: stateBefore.rules.filter((rule) => !against.includes(rule)),
      })
    return against.flatMap((rule) => this.#clausesOfRule.get(rule) ?? [])
  }

  #noteRead(facts: ClauseFacts, stateBefore: ReadingState): void {
    const { clause, days, who } = facts
    this.#noteClausesOfRules(clause, stateBefore)
    const { reasonClause, reasonDays } = stateBefore
    const isOfMeal =
      reasonClause && clauseFactsOf(reasonClause).slots.every((slot) => this.context.slots.includes(slot))
    if (reasonClause && reasonDays && isOfMeal && !days)
      this.#unreadParts.set(
        reasonClause,
        withoutUnderstood(reasonClause, who?.isPronoun === true || isOfHim(clause)),
      )
    this.#state.unreadDays = undefined
    this.#readInARow.push({ clause, stateBefore })
    this.#isDayOpen = false
  }

  /** Notes which rules a clause has made or changed. */
  #noteClausesOfRules(clause: Clause, stateBefore: ReadingState): void {
    for (const [at, rule] of this.#state.rules.entries()) {
      const oldRule = stateBefore.rules[at]
      if (stateBefore.rules.includes(rule)) continue
      this.#clausesOfRule.set(rule, [...((oldRule && this.#clausesOfRule.get(oldRule)) ?? []), clause])
    }
  }

  /** Keeps a clause as unread, with earlier clauses that say too much without it. */
  #noteNotRead(facts: ClauseFacts, next: Clause | undefined): void {
    const { clause, days, slots, dishes, hasUnknown } = facts
    const wasRead = this.#readInARow.map((one) => one.clause)
    const partlyRead = isCorrection(clause) ? wasRead.slice(-1) : partlyUnderstood(clause, wasRead)
    const [first] = this.#readInARow.slice(this.#readInARow.length - partlyRead.length)
    if (partlyRead.length > 0 && first) Object.assign(this.#state, first.stateBefore)
    this.#unread.push(...partlyRead, clause)
    // In 'fish on Monday. Wait, scratch that' the correction is for what was read.
    if (!next || !isCorrection(next)) this.#readInARow = []
    const openDays = days ?? partlyRead.map((one) => clauseFactsOf(one).days).find((one) => one !== undefined)
    if (openDays && areDaysPlanned(openDays, this.#state)) this.#isDayOpen = true
    // In 'breakfast for Kit at 7, something quick' the wish is for that meal.
    const isAtTime = isOnlyTime(facts)
    if (slots.length > 0 && next?.joiner === 'comma' && hasUnknown && dishes.length === 0 && !isAtTime)
      this.#isDayOpen = true
    noteUnread(facts, this.#state, next)
    // In 'dinner at 7, nothing over 40 minutes' the limit is for that meal.
    if (isAtTime && next?.joiner === 'comma' && !days) this.#state.aheadSlots = slots
  }
}

/** Whether a clause is only a 'not'; 'not again' is about what was told before. */
const isBareNot = (facts: ClauseFacts) =>
  facts.isNot && hasOnlyKinds(facts, 'not') && !facts.pointsToDay && !saysAgain(facts.clause)

const saysAgain = ({ tokens }: Clause) => hasWord(tokens, /^again$/, 'filler')

/** Whether a clause is only a meal and its hour: 'dinner at 7'. */
const isOnlyTime = (facts: ClauseFacts) =>
  facts.slots.length > 0 &&
  hasOnlyKinds(facts, 'slot', 'unknown') &&
  facts.clause.tokens.every((token) => token.kind !== 'unknown' || token.isTime === true)

/** Whether a clause corrects what was read before: 'fish on Friday. Actually no'. */
const isCorrection = ({ tokens }: Clause) => hasKind(tokens, 'correction')
