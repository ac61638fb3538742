/** Makes clauses of a sentence: tokens, joins, rewrites, then the steps on clauses. */

import { applyCorrections } from '../clauses/apply-corrections.ts'
import type { Clause } from '../clauses/clause.ts'
import { continueAcrossStops } from '../clauses/continue-across-stops.ts'
import { countHeads } from '../clauses/count-heads.ts'
import { joinGuestNames, nameParents } from '../clauses/join-guest-names.ts'
import { joinLeadingScope } from '../clauses/join-leading-scope.ts'
import { joinOccasionDay } from '../clauses/join-occasion-day.ts'
import { lendDayBack } from '../clauses/lend-day-back.ts'
import {
  joinExceptedDays,
  joinNotAgain,
  joinNotRunning,
  joinTrailingDay,
  joinTrailingNo,
  joinWishing,
  readOneOfThem,
  shareCount,
} from '../clauses/neighbouring-clauses.ts'
import { readAbsent } from '../clauses/read-absent.ts'
import { readNoneOfThat } from '../clauses/read-none-of-that.ts'
import { joinGuestRemark } from '../clauses/remarks-on-guests.ts'
import { rephraseLeftovers } from '../clauses/rephrase-leftovers.ts'
import { resolvePronouns } from '../clauses/resolve-pronouns.ts'
import { setComingDays } from '../clauses/set-coming-days.ts'
import { setQuickMinutes } from '../clauses/set-quick-minutes.ts'
import { shareFreeList } from '../clauses/share-free-list.ts'
import { shareMeal, shareTable } from '../clauses/share-meal.ts'
import { sharePredicate } from '../clauses/share-predicate.ts'
import { shareScope } from '../clauses/share-scope.ts'
import { shareWeeklyCount } from '../clauses/share-weekly-count.ts'
import { splitAtUnknown } from '../clauses/split-at-unknown.ts'
import { splitIntoClauses } from '../clauses/split-into-clauses.ts'
import { joinStockAndUse, shareUse, splitUsingUp } from '../clauses/stock-clauses.ts'
import { joinOnlyThen, splitFallback } from '../clauses/two-clause-wishes.ts'
import { joinAmounts, joinLimitRange, joinLimits } from '../joins/join-amounts.ts'
import { joinChoices } from '../joins/join-choices.ts'
import { joinContrasting, joinMost } from '../joins/join-contrasts.ts'
import { joinCounts, joinHundreds, joinNumbers, joinRange, joinTimes } from '../joins/join-counts.ts'
import { joinDays, joinWeeksAndDates } from '../joins/join-days.ts'
import { joinDishes, splitQualities } from '../joins/join-dishes.ts'
import { joinOnlyOf } from '../joins/join-only-of.ts'
import { joinMeals, joinPeople } from '../joins/join-people.ts'
import { joinTakeaway } from '../joins/join-takeaway.ts'
import { joinAll } from '../joins/join.ts'
import { moveExceptedDays } from '../joins/move-excepted-days.ts'
import { rewriteAll, rewriteParts } from '../joins/rewrite-all.ts'
import { rewriteDayOff } from '../joins/rewrite-days.ts'
import { splitAtDashes } from '../joins/split-at-dashes.ts'
import { spreadLists } from '../joins/spread-lists.ts'
import type { RuleContext } from '../rule-context.ts'
import type { Token } from '../tokens/token.ts'
import { tokenize } from '../tokens/tokenize.ts'
import { vocabularyOf } from '../tokens/vocabulary.ts'
import { splitRunOn } from './split-run-on.ts'

/**
 * The clauses of a sentence, with words joined into dishes, days, counts and people. Each step
 * needs the result of those before it.
 */
export function clausesOfSentence(sentence: string, context: RuleContext): readonly Clause[] {
  const tokens = runSteps<Token>(tokenize(sentence, vocabularyOf(context)), [
    applyCorrections,
    splitAtDashes,
    joinMost,
    spreadLists,
    // Weeks and dates come first, so that 'don't count Ben on the 4th' is rewritten like 'on
    // Monday'.
    (words) => joinWeeksAndDates(words, context),
    // People come first, so that 'don't count Ben and Lily' is rewritten like 'don't count Ben'.
    (words) => joinAll(words, joinPeople),
    rewriteAll,
    (words) => joinDays(words, context),
    (words) => rewriteParts(words, [rewriteDayOff]),
    moveExceptedDays,
    joinContrasting,
    joinParts,
    joinOnlyOf,
    splitQualities,
    joinChoices,
  ])
  return runSteps<Clause>(splitIntoClauses(tokens), [
    (clauses) => withGreeting(clauses, sentence),
    continueAcrossStops,
    setQuickMinutes,
    shareFreeList,
    shareScope,
    joinLeadingScope,
    countHeads,
    (clauses) => clauses.map(readAbsent),
    sharePredicate,
    lendDayBack,
    (clauses) => clauses.flatMap(splitUsingUp),
    joinOccasionDay,
    joinWishing,
    splitFallback,
    readNoneOfThat,
    joinOnlyThen,
    joinGuestRemark,
    joinTrailingNo,
    joinNotRunning,
    joinNotAgain,
    joinTrailingDay,
    joinStockAndUse,
    readOneOfThem,
    shareCount,
    shareMeal,
    shareTable,
    shareWeeklyCount,
    (clauses) => clauses.flatMap((clause) => splitRunOn(clause, context)),
    (clauses) => joinGuestNames(clauses, sentence),
    (clauses) => nameParents(clauses, sentence),
    (clauses) => clauses.flatMap(splitAtUnknown),
    resolvePronouns,
    rephraseLeftovers,
    joinExceptedDays,
    shareUse,
    (clauses) => setComingDays(clauses, context),
  ])
}

/**
 * Starts the first clause at the start of the sentence where no joiner stands behind the greeting:
 * 'Ok the kids are home'.
 */
const withGreeting = (clauses: readonly Clause[], sentence: string) =>
  clauses.map((clause, at) =>
    at === 0 && !/[,.!]/.test(sentence.slice(0, clause.start)) ? { ...clause, start: 0 } : clause,
  )

/** Joins numbers, amounts, limits, people, meal times and dishes that stand together. */
const joinParts = (tokens: readonly Token[]): Token[] =>
  [
    joinHundreds,
    joinTimes,
    joinNumbers,
    joinAmounts,
    joinLimits,
    joinLimitRange,
    joinCounts,
    joinRange,
    joinMeals,
    joinPeople,
    joinDishes,
    joinTakeaway,
  ].reduce(joinAll, [...tokens])

/** Runs steps in order, each on the result of the one before. */
const runSteps = <T>(list: readonly T[], steps: readonly ((list: readonly T[]) => readonly T[])[]) =>
  steps.reduce((made, step) => step(made), list)
