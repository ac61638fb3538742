import type { ReadWishes } from '../../domain/planner/read-wishes.ts'
import type { Context } from '../http/context.ts'
import { recipesOf } from '../recipes/store.ts'

/** Says what a sentence wishes; nothing is stored, and whoever asked looks at it before it is used. */
export async function readSentence(
  { db, user, outside }: Context,
  { body }: { body: { sentence: string } },
): Promise<ReadWishes> {
  return outside.wishes.read(body.sentence, async () => {
    const recipes = await recipesOf(db, user.householdId)
    const words = recipes.flatMap(({ tags, cuisine }) => [...tags, cuisine ?? ''])
    return [...new Set(words.map((word) => word.trim().toLowerCase()))].filter(Boolean).toSorted()
  })
}
