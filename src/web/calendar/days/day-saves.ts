import type { Assignment, DayPlan } from '../../../domain/calendar/day-plan.ts'
import type { Day } from '../../../domain/day.ts'
import { Listeners } from '../../api/listeners.ts'
import { type DayDraft, isUnsaved, afterFailedSave, afterSave } from './day-draft.ts'

/** How long saving waits after the last letter (calendar 13). */
export const AUTOSAVE_DELAY = 1000

export interface DayToSave {
  date: Day
  plan: DayPlan
  /**
   * The version of the stored day that was edited; null where nothing is stored, as where the day
   * waits on this device or was deleted meanwhile (version 0).
   */
  version: number | null
  base: Assignment | null
  /** The person knows that this day is sent again later, so a failure is not announced again. */
  isSentAgain?: boolean
}

/** Saves days at once or after a pause, with never two saves of one day at a time. */
export class DaySaves {
  readonly #days: DraftsByDay
  readonly #save: (day: DayToSave) => Promise<Assignment>
  readonly #pauses = new Map<Day, ReturnType<typeof setTimeout>>()
  readonly #underWay = new Map<Day, Promise<unknown>>()

  constructor(days: DraftsByDay, save: (day: DayToSave) => Promise<Assignment>) {
    this.#days = days
    this.#save = save
  }

  saveAfterPause(date: Day): void {
    clearTimeout(this.#pauses.get(date))
    this.#pauses.set(
      date,
      setTimeout(() => this.saveNow(date), AUTOSAVE_DELAY),
    )
  }

  saveNow(date: Day): void {
    this.#endPause(date)
    if (this.#underWay.has(date) || !this.#days.of(date)?.plan) return
    this.#underWay.set(date, this.#saveUntilDone(date))
  }

  waiting(): Day[] {
    return [...this.#pauses.keys()]
  }

  underWay(dates: readonly Day[] = [...this.#underWay.keys()]): Promise<unknown>[] {
    return dates.flatMap((date) => this.#underWay.get(date) ?? [])
  }

  /**
   * Holds back the saves of days that are being saved in another way; changes made meanwhile are
   * saved afterwards.
   */
  async holdBackDuring<Answer>(dates: readonly Day[], save: () => Promise<Answer>): Promise<Answer> {
    const saving = save()
    for (const date of dates) this.#underWay.set(date, saving)
    try {
      return await saving
    } finally {
      for (const date of dates) {
        this.#underWay.delete(date)
        if (!this.#pauses.has(date)) this.saveNow(date)
      }
    }
  }

  async #saveUntilDone(date: Day) {
    let plan = this.#days.of(date)?.plan
    while (plan) {
      const isSaved = await this.#saveOnce(date, plan)
      // Changes typed during the save wait for their own pause.
      if (!isSaved || this.#pauses.has(date)) break
      plan = this.#days.of(date)?.plan
    }
    this.#underWay.delete(date)
  }

  async #saveOnce(date: Day, plan: DayPlan): Promise<boolean> {
    const { state: before, base: stored } = this.#days.of(date) ?? {}
    const isSentAgain = before === 'unreached'
    // An 'unreached' mark stays during the retry.
    if (!isSentAgain) this.#days.update(date, (draft) => ({ ...draft, state: 'saving' }))
    try {
      const base = await this.#save({
        date,
        plan,
        version: stored?.version || null,
        base: stored ?? null,
        isSentAgain,
      })
      this.#days.update(date, (draft) => afterSave(draft, plan, base))
      return true
    } catch (error) {
      this.#days.update(date, (draft) => afterFailedSave(draft, plan, error))
      const state = this.#days.of(date)?.state
      if (state === 'refused') this.#endPause(date)
      return state === 'saved' || state === 'waiting'
    }
  }

  #endPause(date: Day) {
    clearTimeout(this.#pauses.get(date))
    this.#pauses.delete(date)
  }
}

/** The days with changes, each in its wanted state. */
export class DraftsByDay extends Listeners {
  readonly #drafts = new Map<Day, DayDraft>()
  #unsaved: readonly Day[] = []

  /** Days with something that the server does not have yet; the same array until that changes. */
  readonly unsaved = (): readonly Day[] => this.#unsaved

  of(date: Day): DayDraft | undefined {
    return this.#drafts.get(date)
  }

  all(): Day[] {
    return [...this.#drafts.keys()]
  }

  /** Sets the wanted state of a day; null means that the stored one is wanted. */
  set(date: Day, draft: DayDraft | null): void {
    if (draft) this.#drafts.set(date, draft)
    else this.#drafts.delete(date)
    const unsaved = [...this.#drafts].filter(([, dayDraft]) => isUnsaved(dayDraft)).map(([day]) => day)
    if (unsaved.join() !== this.#unsaved.join()) this.#unsaved = unsaved
    this.notify()
  }

  update(date: Day, update: (draft: DayDraft) => DayDraft): void {
    const draft = this.#drafts.get(date)
    if (draft) this.set(date, update(draft))
  }
}
