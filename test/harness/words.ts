/** Whether the words by which answers are known tell the truth: one word, one answer, whatever a call changed meanwhile. */
import type { ReadyAnswers } from '../../src/server/http/ready-answers.ts'

/** Every answer that has a word, over a year of the tests' clock. */
export const answersWithWords = (year: number): string[] => [
  '/api/recipes',
  '/api/completed-shopping-lists',
  `/api/calendar-assignments?start=${year}-01-01&end=${year}-12-31`,
]

export interface WatchedWords {
  /** Remembers what was answered and never answers it again: each time it is made anew and compared. */
  ready: ReadyAnswers
  /** Each answer that changed while its word did not. */
  lies: string[]
}

export function watchWords(): WatchedWords {
  const answers = new Map<string, string>()
  const lies: string[] = []
  const ready: ReadyAnswers = {
    find: () => undefined,
    keep(key, word, answer) {
      const name = `${key} ${word}`
      const text = answer.toString()
      const before = answers.get(name)
      if (before !== undefined && before !== text) lies.push(`${name}: ${before}\nis now ${text}`)
      answers.set(name, text)
    },
  }
  return { ready, lies }
}
