import type { Day } from '../../../domain/day.ts'
import { type DayDraft, isUnsaved } from './day-draft.ts'

/** The days under change, each as it is wanted now, and who is told when one of them turns. */
export class OpenDays {
  readonly #drafts = new Map<Day, DayDraft>()
  readonly #listeners = new Set<() => void>()
  #unsaved: readonly Day[] = []

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Days with something that the server does not have yet; the same array until that changes. */
  readonly unsaved = (): readonly Day[] => this.#unsaved

  of(date: Day): DayDraft | undefined {
    return this.#drafts.get(date)
  }

  all(): Day[] {
    return [...this.#drafts.keys()]
  }

  /** Null closes the day: what is stored is wanted. */
  set(date: Day, draft: DayDraft | null): void {
    if (draft) this.#drafts.set(date, draft)
    else this.#drafts.delete(date)
    const unsaved = [...this.#drafts].filter(([, one]) => isUnsaved(one)).map(([day]) => day)
    if (unsaved.join() !== this.#unsaved.join()) this.#unsaved = unsaved
    for (const listener of this.#listeners) listener()
  }

  turn(date: Day, turn: (draft: DayDraft) => DayDraft): void {
    const draft = this.#drafts.get(date)
    if (draft) this.set(date, turn(draft))
  }
}
