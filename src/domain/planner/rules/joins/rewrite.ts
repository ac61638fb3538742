/** The type of a rewrite, and what several rewrites use. */

import { isOfKind, isWord, runAt, type Step } from '../tokens/token-checks.ts'
import type { Token, TokenOf } from '../tokens/token.ts'
import { spanToken } from './join.ts'

/**
 * Rewrites the tokens between two joiners into a plainer order or wording: 'keep tofu off the menu'
 * into 'no tofu'. Null where it does not apply.
 */
export type Rewrite = (tokens: readonly Token[]) => Token[] | null

/** A token that fits a step. */
type Fitting<S extends Step> = S extends Token['kind'] ? TokenOf<S> : Token

/**
 * Rewrites the first neighbouring tokens that fit these steps, one each. It is given them, what
 * stands before them and what stands behind them.
 */
export const rewriteRun =
  <const Steps extends readonly Step[]>(
    steps: Steps,
    rewrite: (
      run: { [At in keyof Steps]: Fitting<Steps[At]> },
      before: readonly Token[],
      behind: readonly Token[],
    ) => Token[] | null,
  ): Rewrite =>
  (tokens) => {
    const at = runAt(tokens, ...steps)
    const end = at + steps.length
    return at < 0 ? null : rewrite(tokens.slice(at, end) as never, tokens.slice(0, at), tokens.slice(end))
  }

/** A 'no' in place of some tokens. */
export const noInPlaceOf = (first: Token, last = first): Token =>
  spanToken(first, last, { kind: 'not', word: 'no' })
/** A 'for' in place of some tokens. */
export const forInPlaceOf = (first: Token, last = first): Token =>
  spanToken(first, last, { kind: 'filler', word: 'for' })

/** Whether a token is a filler or 'some'. */
export const isFillerOrSome = (token: Token): boolean => isOfKind(token, 'filler', 'some')
/** Whether a token may stand between 'for' and a person: 'the', 'my', 'both'. */
export const isDeterminer = (token: Token | undefined): boolean => isWord(token, /^(?:the|my|our|both|all)$/)

/** Verbs before a dish that is denied: 'keep tofu off the menu', 'give lamb a miss'. */
export const offVerbs = /^(?:keep|keeping|leave|leaving|give|giving|take|cross|knock)$/
/** Words behind the dish in such a phrase. */
export const offWords =
  /^(?:off the menu|off the list|off the plan|off the table|out of .*|out|off|away|a miss|a rest|a break|a swerve|a body swerve|a wide berth|the boot|the elbow|the heave ho)$/
