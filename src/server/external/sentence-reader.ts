/**
 * Turns a sentence into rules for a plan, with our grammar and, where the operator configures one,
 * the help of a language model.
 */

import { z } from 'zod'
import { MAX_RULES, PlanRule, type ReadSentence } from '../../domain/planner/plan-rule.ts'
import type { RuleContext } from '../../domain/planner/rules/rule-context.ts'
import { knowsNames } from '../../domain/planner/rules/tokens/known-names.ts'
import { runInWorker } from '../workers/pool.ts'
import { readBody } from './page-body.ts'
import { readSentenceTask } from './rule-tasks.ts'

/** Reads a sentence of a household. */
export interface SentenceReader {
  read(sentence: string, context: RuleContext): Promise<ReadSentence>
}

/** Reads in a worker, so that a long sentence delays no other call. */
const byGrammar = async (sentence: string, context: RuleContext): Promise<ReadSentence> =>
  runInWorker(`rules ${sentence}`, readSentenceTask, { sentence, context })

/** The stand-in, which uses the grammar alone. */
export const grammarReader = (): SentenceReader => ({ read: byGrammar })

/**
 * The base URL with version of an OpenAI-compatible API; private addresses are allowed.
 * `milliseconds` is for tests.
 */
export interface LanguageModelConfig {
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
const ModelAnswer = z.object({
  rules: z.array(PlanRule).max(MAX_RULES),
  unread: z.array(z.string().trim().min(1).max(500)).max(20).default([]),
})

const instructions = ({ tags, cuisines }: RuleContext) =>
  `You turn what a family asks of its meal plan into JSON. Answer with one JSON object and nothing else:
{"rules": [{"kind": "have", "what": {"food": "fish"}, "count": {"min": 1}, "when": {"days": ["friday"]}}], "unread": []}
"kind" is "have" (a dish like "what", "count" times: "every", or {"min", "max"}; {"max": 0} is none), "use" (up a food), "skip" (no cooking) or "heads" ("people" eat). "what" has one or more of "food", "cuisine", "diet", "tag", "effort" (easy, medium, hard) and "minutes" ({"max": 25} is quick). "when" may have "days" (monday to sunday) and "slots" (breakfast, lunch, dinner, snacks).
Parts of the sentence that are no such rule go into "unread", word for word. Never add a rule that is not in the sentence.
Words this family uses: ${[...tags, ...cuisines].slice(0, LIMITS.words).join(', ')}.`

/** Parses the JSON object in an answer that may have other text around it. */
const objectIn = (text: string): unknown =>
  JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))

/**
 * The grammar reads first; the model gets only what the grammar did not understand, and may use
 * only words that the household knows. If its answer is unusable, `onFailure` is called and the
 * grammar's reading stands.
 */
export function openModelReader(
  model: LanguageModelConfig,
  onFailure: (error: unknown) => void,
): SentenceReader {
  async function askModel(sentence: string, context: RuleContext): Promise<z.infer<typeof ModelAnswer>> {
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
          { role: 'system', content: instructions(context) },
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
    const answer = ModelAnswer.parse(objectIn(completion.choices[0]?.message.content ?? ''))
    if (answer.rules.length + answer.unread.length === 0) throw new Error('the language model said nothing')
    if (!answer.rules.every((rule) => knowsNames(rule, context)))
      throw new Error('the language model named what the household does not know')
    if (!answer.unread.every((text) => sentence.includes(text)))
      throw new Error('the language model gave back other words than were said')
    return answer
  }
  return {
    async read(sentence, context) {
      const rulesRead = await byGrammar(sentence, context)
      if (rulesRead.unread.length === 0) return rulesRead
      try {
        const helped = await askModel(rulesRead.unread.join('. '), context)
        return {
          rules: [...rulesRead.rules, ...helped.rules].slice(0, MAX_RULES),
          unread: helped.unread,
          offers: rulesRead.offers.filter(({ said }) => helped.unread.some((text) => text.includes(said))),
        }
      } catch (error) {
        onFailure(error)
        return rulesRead
      }
    },
  }
}
