import type { ReadWishes } from '../../domain/planner/read-wishes.ts'
import type { Context } from '../http/context.ts'
import { recipesOf } from '../recipes/store.ts'
import { consumeSentenceAttempt } from './attempt-limits.ts'

/** Reads a sentence as a request. Nothing is stored; the person checks it first. */
export async function readSentence(
  context: Context,
  { body }: { body: { sentence: string } },
): Promise<ReadWishes> {
  const { household, outside } = context
  await consumeSentenceAttempt(context)
  return outside.wishes.read(body.sentence, async () => {
    const recipes = await recipesOf(household)
    const words = recipes.flatMap(({ tags, cuisine }) => [...tags, cuisine ?? ''])
    return [...new Set(words.map((word) => word.trim().toLowerCase()))].filter(Boolean).toSorted()
  })
}
