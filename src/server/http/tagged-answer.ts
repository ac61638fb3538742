import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnown, nameAnswer } from './entity-tag.ts'
import type { ReadyAnswers } from './ready-answers.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

interface Tagged {
  ready: ReadyAnswers
  /** The word for what would be answered now to anybody of the household. */
  wordOf: () => Promise<string>
  /** What is answered now. */
  make: () => Promise<unknown>
}

/** Answers with nothing where the caller has it already, with what is kept where that still holds, and otherwise anew. */
export async function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { ready, wordOf, make }: Tagged,
): Promise<FastifyReply> {
  const word = await wordOf()
  if (isKnown(request, word)) return nameAnswer(reply, word).code(304).send()
  const key = `${request.context.user?.householdId} ${request.url}`
  const known = ready.find(key, word)
  if (known) return nameAnswer(reply, word).type(JSON_TYPE).send(known)
  const answer = Buffer.from(reply.serialize(await make()) as string)
  // What changed while it was read may stand in it or not, so no word stands for it: not even for a database restored to this one.
  if ((await wordOf()) === word) {
    ready.keep(key, word, answer)
    nameAnswer(reply, word)
  }
  return reply.type(JSON_TYPE).send(answer)
}
