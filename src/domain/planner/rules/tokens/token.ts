import type { MealSlot } from '../../../calendar/meal.ts'
import type { Day } from '../../../day.ts'
import type { DishLike, RuleDays } from '../../plan-rule.ts'
import type { WeekdayName } from '../../weekday-names.ts'

/** What a word or phrase of a sentence means by itself. Joins make one token of several. */
export type Meaning =
  | { kind: 'number'; n: number; most?: number; isBetween?: true; isBoth?: true }
  | { kind: 'unit'; unit: string }
  | { kind: 'compare'; way: 'max' | 'min' | 'exact' | 'below' | 'above'; word?: string }
  /**
   * How often. `isNumber`: it counts what stands behind it ('at most two'), not what stands before
   * it ('at most twice'). `isAbove`: 'more than'.
   */
  | { kind: 'count'; min?: number; max?: number; exact?: true; isAbove?: true; isNumber?: true }
  | {
      kind: 'days'
      days?: readonly WeekdayName[]
      dates?: readonly Day[]
      /**
       * `one`: a single day; `many`: each of several; `span`: some day of a weekend or a run;
       * `each`: every such weekday; `any`: one of several.
       */
      sort: 'one' | 'many' | 'span' | 'each' | 'any'
      isMidweek?: true
      /** 'Every weekday', so that a number before it is of each day. */
      isEvery?: true
      /** 'Weekends' are all of them, 'the weekend' may be one. */
      isOften?: true
    }
  | { kind: 'month'; month: number }
  | { kind: 'ordinal'; n: number }
  | { kind: 'relative'; after: number; slots?: readonly MealSlot[] }
  | { kind: 'weeks'; week: number; isWeekend?: true }
  /** 'The week of the 30th' begins on its Monday; 'the week starting on the 30th' on that day. */
  | { kind: 'week of'; isCalendar?: true }
  /** 'The week after': the week after the last one named. */
  | { kind: 'week after' }
  /** The first or last `n` days of the plan, half of them without `n`; `isFor`: on each of them. */
  | { kind: 'stretch'; part: 'first' | 'last'; n?: number; isFor?: true }
  | { kind: 'feast'; feast: string }
  | { kind: 'slot'; slots: readonly MealSlot[]; isNight?: true; isMany?: true }
  | { kind: 'meal'; isMany?: true; word?: string }
  | {
      kind: 'who'
      names: readonly string[]
      /** 'All of us': no particular people. */
      isAll?: true
      /** 'The others': everybody but those named before. */
      isOthers?: true
      /** 'For us': those named before, including the speaker. */
      isUs?: true
      /** 'Him', 'them': the people named last. */
      isPronoun?: true
      isMany?: true
      isOwner?: true
    }
  /** `isOwner`: 'Grandma's' (possessive, or 'Grandma is'); `isCompany`: 'with her husband'. */
  | { kind: 'guest'; names: readonly string[]; people: number; isOwner?: true; isCompany?: true }
  /** A dish, a food or a quality of dishes. `isJoined`: two foods were joined into one name. */
  | { kind: 'dish'; what: DishLike; isQuality: boolean; isMany?: true; isJoined?: true; word: string }
  /** A limit on time, cost, energy or protein. `word`: the word that makes it a limit: 'under'. */
  | { kind: 'limit'; what: DishLike; per?: 'day' | 'week'; word?: string }
  /** A quantity with its unit. `from`: the lower end of 'between 400 and 600'. */
  | { kind: 'amount'; n: number; from?: number; unit?: string }
  /** A word that says what kind a rule is of. `isCookingOff`: nobody cooks. */
  | { kind: 'cue'; cue: Cue; word?: string; isTwice?: true; isCookingOff?: true; slots?: readonly MealSlot[] }
  | { kind: 'not'; word?: string }
  | { kind: 'some' }
  | { kind: 'every'; word?: string }
  | { kind: 'maybe'; word?: string; isNot?: true }
  /** `isCode`: markup or code. */
  | { kind: 'remark'; isCode?: true }
  | { kind: 'occasion' }
  | { kind: 'between' }
  /** 'Loads of': a number that is not known. */
  | { kind: 'vague'; word?: string }
  | { kind: 'filler'; word: string }
  | { kind: 'subject'; word?: string }
  /** A verb of asking. `isRequest`: it begins a wish; `pointsToDay`: 'make it', 'that day'. */
  | { kind: 'ask'; word?: string; pointsToDay?: true; isRequest?: true; slots?: readonly MealSlot[] }
  /** 'No sorry', 'actually make it': what follows replaces what was said before. */
  | { kind: 'correction'; word?: string }
  | { kind: 'joiner'; joiner: Joiner }
  /** `isTime`: a time of day. */
  | { kind: 'unknown'; word?: string; isTime?: true; isCapital?: true }

/** The mark or word that joins a part of a sentence to the part before it. */
export type Joiner = 'stop' | 'comma' | 'and' | 'or' | 'but' | 'next' | 'so' | 'because' | 'if' | 'when'

/** Words that say what kind a rule is of. */
export type Cue =
  | 'use'
  | 'takeaway'
  | 'freezer'
  | 'bought'
  | 'out'
  | 'leftovers'
  | 'skip'
  | 'side'
  | 'guest'
  | 'stays'
  | 'away'
  | 'we are'
  | 'of us'
  | 'allergic'
  | 'not eating'
  | 'cannot have'
  | 'dislikes'
  | 'no repeat'
  | 'repeat'
  | 'same'
  | 'different'
  | 'running'
  | 'other day'
  | 'same day'
  | 'after'
  | 'next day'
  | 'double'
  | 'eat again'
  | 'within'
  | 'except'
  | 'other'
  | 'otherwise'
  | 'fine'
  | 'spend'
  | 'by protein'
  | 'by cuisine'
  | 'until'
  | 'before'
  | 'since'
  | 'to'
  | 'per'
  | 'a day'
  | 'more'
  | 'half week'
  | 'most week'
  | 'is'
  | 'total'

/** A denial behind the dish: 'pork never', 'liver, not on your life'. */
export const neverWord =
  /^(?:never|never ever|no|no way|no chance|no thanks|no thank you|not at all|none at all|not on your life|over my dead body|hard pass|hard no|absolutely not|definitely not|not happening|not a chance|nope|yuck|yuk|eww?|bleurgh|(?:(?:is|are) )?(?:off the menu|off the table|off limits|banned|forbidden|not welcome|not allowed|a no no|a no go)|(?:is|are) out|arent welcome|a big no no)$/

/** A meaning with the words it was read from. */
export type Token = Meaning & TokenSpan & { isDashed?: boolean }

/** Start and end of a token in the sentence; `isGlued`: no space stands before it. */
export interface TokenSpan {
  start: number
  end: number
  isGlued: boolean
}

/** The tokens of one kind. */
export type TokenOf<K extends Token['kind']> = Extract<Token, { kind: K }>

/**
 * Whether a limit is for every meal ('nothing over an hour') and not only for the dish before it
 * ('under an hour').
 */
export const isOfEveryMeal = ({ word }: TokenOf<'limit'>): boolean =>
  /^(?:nothing|none|no (?:dinner|meal|dish|recipe))\b/.test(word ?? '')

/** The days, meals and people of a clause. */
export type Scope = { when?: RuleDays; who?: string[] }

/** Cues about who comes, who is away, how many eat, and whether anybody cooks. */
export const tableCues: readonly Cue[] = ['guest', 'away', 'out', 'skip', 'takeaway', 'of us', 'we are']

/** Cues for what somebody cannot have or will not eat. */
export const denyingCues = [
  'allergic',
  'cannot have',
  'dislikes',
  'not eating',
] as const satisfies readonly Cue[]

/** Cues for what is eaten where nothing is cooked. */
export const insteadCues = [
  'takeaway',
  'out',
  'freezer',
  'bought',
  'leftovers',
] as const satisfies readonly Cue[]
