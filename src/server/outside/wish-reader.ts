/**
 * Turns a sentence into a plan request, with our grammar or a language model that the operator
 * configures.
 */
import { z } from 'zod'
import { DayWish, MOST_WISHES, type ReadWishes } from '../../domain/planner/read-wishes.ts'
import { weekdayNames } from '../../domain/planner/weekday-names.ts'
import { askWorker } from '../workers/pool.ts'
import { readBody } from './page-body.ts'
import { readWishSentence } from './wish-tasks.ts'

/**
 * Reads a plan request; `words` gives the household's tags and cuisines, the only household data
 * that is sent.
 */
export interface WishReader {
  read(sentence: string, words: () => Promise<readonly string[]>): Promise<ReadWishes>
}

/** A worker reads it, so that a long sentence delays nobody. */
const byGrammar = async (sentence: string): Promise<ReadWishes> =>
  askWorker(`wish ${sentence}`, readWishSentence, sentence)

/** The stand-in: the grammar. */
export const grammarReader = (): WishReader => ({ read: byGrammar })

/**
 * The base URL with version of an OpenAI-compatible API; private addresses are allowed.
 * `milliseconds` is for tests.
 */
export interface WishModel {
  url: string
  name: string
  key?: string | undefined
  milliseconds?: number
}

const LIMITS = { bytes: 256 * 1024, milliseconds: 10_000, words: 100 }

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})
/** The same shape as the grammar's; other output of the model is ignored. */
const Said = z.object({
  wishes: z.array(DayWish).max(MOST_WISHES),
  unread: z.array(z.string().trim().min(1).max(200)).max(20).default([]),
})

const rules = (words: readonly string[]) =>
  `You turn what a family wishes for its meals into JSON. Answer with one JSON object and nothing else:
{"wishes": [{"weekdays": [], "mostMinutes": 25}], "unread": []}
Each wish has "weekdays" (of ${weekdayNames.join(', ')}; empty for every day) and exactly one of: "mostMinutes" (a whole number; quick means 25), "with" (one food, kind of meat or fish, or cuisine), "without" (the same), "diet" (vegetarian, vegan, pescatarian, gluten free or dairy free).
Parts of the sentence that are no such wish go into "unread", word for word. Never add a wish that is not in the sentence.
Words this family uses: ${words.join(', ')}.`

/** The JSON object in an answer with other text around it. */
const objectIn = (text: string): unknown =>
  JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))

/** Asks the model. If its answer is unusable, `failed` is told why and the grammar answers. */
export function openWishModel(model: WishModel, failed: (error: unknown) => void): WishReader {
  async function ask(sentence: string, words: readonly string[]): Promise<ReadWishes> {
    const { request } = await import('undici')
    const { statusCode, headers, body } = await request(`${model.url.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      signal: AbortSignal.timeout(model.milliseconds ?? LIMITS.milliseconds),
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(model.key !== undefined && { authorization: `Bearer ${model.key}` }),
      },
      body: JSON.stringify({
        model: model.name,
        temperature: 0,
        response_format: { type: 'json_object' },
        messages: [
          { role: 'system', content: rules(words.slice(0, LIMITS.words)) },
          { role: 'user', content: sentence },
        ],
      }),
    })
    if (statusCode !== 200) {
      await body.dump()
      throw new Error(`the language model answered ${statusCode}`)
    }
    const bytes = await readBody(body, String(headers['content-encoding'] ?? ''), LIMITS.bytes)
    const completion = Completion.parse(JSON.parse(new TextDecoder().decode(bytes)))
    const said = Said.parse(objectIn(completion.choices[0]?.message.content ?? ''))
    if (said.wishes.length + said.unread.length === 0) throw new Error('the language model said nothing')
    return said
  }
  return {
    async read(sentence, words) {
      try {
        return await ask(sentence, await words())
      } catch (error) {
        failed(error)
        return byGrammar(sentence)
      }
    },
  }
}
