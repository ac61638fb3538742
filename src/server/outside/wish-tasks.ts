import type { ReadWishes } from '../../domain/planner/read-wishes.ts'
import { task } from '../workers/task.ts'

/** Reads a sentence by the grammar (`domain/planner/read-wishes.ts`). */
export const readWishSentence = task<string, ReadWishes>('readWishSentence')
