import type { FastifyReply, FastifyRequest } from 'fastify'
import { nextSlice } from '../db/in-slices.ts'
import type { AnswersUnderWay, Made } from './answers-under-way.ts'
import { isKnown, nameAnswer } from './entity-tag.ts'
import type { ReadyAnswers } from './ready-answers.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** So many entries of a list are written before a look at the clock. */
const AT_FIRST = 50
/** Milliseconds that a slice may take. */
const SLICE = 4

interface Tagged {
  ready: ReadyAnswers
  underWay: AnswersUnderWay
  /** What is asked for, besides by whom. */
  asked: string
  /** The word for what would be answered now to anybody of the household. */
  wordOf: () => Promise<string>
  /** What is answered now; `word` was its word just before. */
  make: (word: string) => Promise<unknown>
}

/** Answers with nothing where the caller has it already, with what is kept where that still holds, and otherwise anew. */
export async function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { ready, underWay, asked, wordOf, make }: Tagged,
): Promise<FastifyReply> {
  const word = await wordOf()
  if (isKnown(request, word)) return nameAnswer(reply, word).code(304).send()
  const householdId = request.context.user?.householdId ?? 0
  const key = `${householdId} ${asked}`
  const known = ready.find(key, word)
  if (known) return nameAnswer(reply, word).type(JSON_TYPE).send(known)
  const makeNow = async (wordThen: string): Promise<Made> => {
    const answer = await writeInSlices(reply, await make(wordThen), householdId)
    // What changed while it was read may stand in it or not, so no word stands for it: not even for
    // a database restored to this one.
    if ((await wordOf()) !== wordThen) return { answer, word: undefined }
    ready.keep(key, wordThen, answer)
    return { answer, word: wordThen }
  }
  const made = await underWay.get(key, word, { wordOf, make: makeNow })
  if (made.word !== undefined) nameAnswer(reply, made.word)
  return reply.type(JSON_TYPE).send(made.answer)
}

/**
 * The text of an answer; a long list is written some entries at a time, and comes to the same
 * letters.
 */
async function writeInSlices(reply: FastifyReply, answer: unknown, householdId: number): Promise<Buffer> {
  const write = (part: unknown) => reply.serialize(part) as string
  if (!Array.isArray(answer) || answer.length <= AT_FIRST) return Buffer.from(write(answer))
  const pieces: Buffer[] = []
  let [from, count] = [0, AT_FIRST]
  while (from < answer.length) {
    const began = performance.now()
    const piece = Buffer.from(write(answer.slice(from, from + count)))
    if (from > 0) piece.write(',')
    from += count
    // The bracket that ends the list stays at its last piece alone, as the one that begins it at
    // the first.
    pieces.push(from < answer.length ? piece.subarray(0, -1) : piece)
    const took = performance.now() - began
    // As many more as fill a slice, by what these took.
    count = Math.ceil(count * Math.min(8, SLICE / took))
    if (took > SLICE / 2 && from < answer.length) await nextSlice(householdId)
  }
  return Buffer.concat(pieces)
}
