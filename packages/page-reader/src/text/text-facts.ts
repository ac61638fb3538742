/** For how many and how long a recipe in a text is. */

import { factsAmong } from '../page/facts.ts'
import type { PageLine } from '../page/page-recipe.ts'
import { timeIn } from '../page/time-facts.ts'
import { forHowMany, isFact, withoutBrackets } from './fact-lines.ts'
import { picturesApart } from './text-lines.ts'
import type { LineInPart } from './text-part.ts'

/** 'Parsley on top. feeds 4 greedy people xx': a sentence of its own behind the steps. */
const feedsPattern =
  /(?:^|[.!?]\s+)(?:it |this )?(?:feeds|serves|makes enough for|enough for) (?:about |around )?([1-9]\d?)(?:\s*[-–]\s*\d{1,2})?(?: (?:\p{L}+ )?(?:people|persons|adults|kids|eaters|of us))?(?:\s+x+)?\P{L}*$/iu

/** Servings and times: of the lines beside the method, and of the sentences above the recipe. */
export function factsOf(lines: readonly LineInPart[]) {
  const pieces = lines
    .filter(({ part, text }) => part !== 'method' || isFact(text))
    .flatMap(({ part, text }) =>
      part === 'head'
        ? picturesApart(text).flatMap((piece) => piece.split(/(?<=[.!?:,])\s+(?=\p{L})/u))
        : [text],
    )
    .flatMap((text) => [text, ...(/\S.*[([]([^()[\]]+)[)\]]\s*$/u.exec(text)?.slice(1) ?? [])])
    .map((text) => ({ text: withoutBrackets(text) }))
  const facts = factsAmong(pieces)
  const servings =
    facts.servings ??
    pieces.map(({ text }) => forHowMany(text)).find((count) => count !== null) ??
    lines.flatMap(({ text }) => feedsPattern.exec(text)?.[1] ?? []).map(Number)[0]
  return { ...facts, servings: facts.makes === null ? (servings ?? null) : facts.servings }
}

const someTime = String.raw`(?<time>\d[\d.,½¼¾–-]*\s?(?:min|h|hours?|std|stunden?|heures?|horas?|or[ae]|uur|tim)(?:\p{L}*\.?))(?!\p{L})`
/** 'ready in 20 mins', 'prêt en 20 minutes' in a caption. */
const readyIn = new RegExp(
  String.raw`(?<!\p{L})(?:ready|on the table|fertig|prête?s?|pront[oaie]|list[oa]s?|klaar|klart?|gotowe) (?:in|en|på|w) (?:(?:about|just|only|under|nur|ca\.?|circa) )*${someTime}`,
  'iu',
)
/**
 * 'Squeeze over the lemon. Ready in 40 mins xx': how a message ends. Without a greeting it may be
 * the time of the step: 'Close the lid. Ready in 8 mins.'
 */
const readyBehind = new RegExp(
  String.raw`(?<=[.!?)]\s+)(?:all )?ready in (?:(?:about|just|only|under) )*${someTime}\s+x+\P{L}*$`,
  'iu',
)

/** Steps without how long the dish takes in all behind the last one, which is no time of a step. */
export const withoutReadyBehind = (steps: readonly PageLine[]): PageLine[] =>
  steps.map((step, at) =>
    at === steps.length - 1 && typeof step === 'string' ? step.replace(readyBehind, '').trimEnd() : step,
  )

/** '15 min total' behind the steps. */
const inTotal = new RegExp(String.raw`(?<![\d.,])${someTime} (?:in )?total\P{L}*$`, 'iu')
/** '20 minute creamy beans', '30-minute pasta'. */
const timeOfName = /^(?<time>\d{1,3}[ -]min(?:ute)?s?)[ -](?=\p{L})/iu

/** How long a dish takes in all, as its name or words beside its lists say. */
export function statedTotalTime(lines: readonly LineInPart[], name: string): number | null {
  const found = [
    timeOfName.exec(name),
    readyBehind.exec(lines.findLast(({ part }) => part === 'method')?.text ?? ''),
    ...lines.flatMap(({ part, text }) => [
      part === 'head' || part === 'rest' ? readyIn.exec(text) : null,
      inTotal.exec(text),
    ]),
  ].find((match) => match !== null)
  return timeIn(found?.groups?.['time']?.replace('-', ' ') ?? '')
}
