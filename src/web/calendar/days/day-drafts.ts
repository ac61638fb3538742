/**
 * The days that are being edited. A change shows at once (`day-draft.ts`) and is saved in the
 * background (`day-saves.ts`); nothing is dropped before the server has it. The drafts outlive the
 * screen, so leaving it loses nothing.
 */

import type { Assignment, DayPlan } from '../../../domain/calendar/day-plan.ts'
import type { Day } from '../../../domain/day.ts'
import { applyChanges } from './day-change.ts'
import {
  currentDayOf,
  type DayDraft,
  dayIn,
  withEdit,
  isStoredAlready,
  planOf,
  afterSave,
  withoutPlan,
} from './day-draft.ts'
import { DaySaves, type DayToSave, DraftsByDay } from './day-saves.ts'

export interface DayEdit {
  date: Day
  stored: Assignment | null
  edit: (day: DayPlan) => DayPlan
}

/** Typing is saved after a pause; adding, removing and ignoring at once. */
type SaveTiming = 'now' | 'after-pause'

interface DayOfGroup {
  date: Day
  base: Assignment | null
  plan: DayPlan
}

export class DayDrafts {
  readonly #days = new DraftsByDay()
  readonly #saves: DaySaves
  readonly #saveAll: (days: DayToSave[]) => Promise<Assignment[]>
  readonly subscribe = this.#days.subscribe
  readonly unsaved = this.#days.unsaved

  constructor(
    save: (day: DayToSave) => Promise<Assignment>,
    saveAll: (days: DayToSave[]) => Promise<Assignment[]>,
  ) {
    this.#saves = new DaySaves(this.#days, save)
    this.#saveAll = saveAll
  }

  of(date: Day): DayDraft | undefined {
    return this.#days.of(date)
  }

  /** A day as it is shown: with what is not stored yet. */
  planOn(date: Day, stored: readonly Assignment[]): DayPlan {
    return this.of(date)?.plan ?? planOf(date, dayIn(stored, date))
  }

  change(date: Day, stored: Assignment | null, edit: (day: DayPlan) => DayPlan, pace: SaveTiming): void {
    const draft = withEdit(this.#days.of(date), date, stored, edit)
    if (!draft) return
    this.#days.set(date, draft)
    if (pace === 'now') this.#saves.saveNow(date)
    else this.#saves.saveAfterPause(date)
  }

  /**
   * Restores a day that was unsaved when the page was left. One that could not reach the server is
   * retried by itself.
   */
  restore(plan: DayPlan, base: Assignment | null, wasUnreached: boolean): void {
    const problem = 'This day wasn’t saved before you left the page.'
    const state = wasUnreached ? 'unreached' : 'failed'
    this.#days.set(plan.date, { state, plan, base, problem, lost: [] })
  }

  /** Drops what is stored already, once the stored day is known. */
  settle(date: Day, stored: Assignment | null): void {
    const draft = this.#days.of(date)
    if (draft && isStoredAlready(draft, date, stored)) this.#days.set(date, null)
  }

  unreached(): Day[] {
    return this.#days.all().filter((date) => this.of(date)?.state === 'unreached')
  }

  readonly sendAgain = (): void => {
    for (const date of this.unreached()) this.#saves.saveNow(date)
  }

  /** Saves at once what waits for its pause, because the person leaves. */
  readonly flush = (): void => {
    for (const date of this.#saves.waiting()) this.#saves.saveNow(date)
  }

  retry(date: Day): void {
    const state = this.#days.of(date)?.state
    if (state !== 'failed' && state !== 'unreached') return
    this.#days.update(date, (draft) => ({ ...draft, state: 'waiting' }))
    this.#saves.saveNow(date)
  }

  readonly retryAll = (): void => {
    for (const date of this.#days.all()) this.retry(date)
  }

  /** Saves what waits and retries what failed; resolves when no save is under way. */
  readonly finish = async (): Promise<void> => {
    this.flush()
    this.retryAll()
    let pendingSaves = this.#saves.underWay()
    while (pendingSaves.length > 0) {
      await Promise.all(pendingSaves)
      pendingSaves = this.#saves.underWay()
    }
  }

  /** Makes the conflicting changes again, on the stored day. */
  redo(date: Day, stored: Assignment | null): void {
    const lost = this.#days.of(date)?.lost ?? []
    this.giveUp(date)
    this.change(date, stored, (day) => applyChanges(day, lost), 'now')
  }

  giveUp(date: Day): void {
    this.#days.update(date, (draft) => ({
      ...draft,
      state: draft.plan ? draft.state : 'saved',
      problem: null,
      lost: [],
    }))
  }

  /**
   * Changes several days in one call, all or none, so that a meal that moves is never lost or
   * doubled. Typing on these days is saved first. Returns the result: 'unsaved' where what was
   * typed on one of the days could not be saved.
   */
  async changeTogether(edits: readonly DayEdit[]): Promise<'done' | 'failed' | 'unsaved'> {
    const dates = edits.map(({ date }) => date)
    const isSaved = new Set(dates.filter((date) => !this.of(date)?.plan))
    for (const date of this.#saves.waiting()) if (dates.includes(date)) this.#saves.saveNow(date)
    const earlier = this.#saves.underWay(dates)
    if (earlier.length > 0) await Promise.all(earlier)
    if (dates.some((date) => this.unsaved().includes(date))) return 'unsaved'
    const days = edits.map(({ date, stored, edit }): DayOfGroup => {
      // A day that was saved but is no longer stored was deleted since, by a reverted plan or an
      // undone import.
      const isGone = stored === null && isSaved.has(date)
      const base = isGone ? null : newerVersion(this.#days.of(date)?.base ?? null, stored)
      return { date, base, plan: edit(planOf(date, base)) }
    })
    for (const { date, base, plan } of days)
      this.#days.set(date, { state: 'saving', plan, base, problem: null, lost: [] })
    return (await this.#saves.holdBackDuring(dates, () => this.#saveTogether(days))) ? 'done' : 'failed'
  }

  async #saveTogether(days: readonly DayOfGroup[]): Promise<boolean> {
    try {
      const answer = await this.#saveAll(
        days.map(({ date, base, plan }) => ({ date, plan, version: base?.version || null, base })),
      )
      for (const base of answer) {
        const sent = days.find(({ date }) => date === base.date)?.plan
        if (sent) this.#days.update(base.date, (draft) => afterSave(draft, sent, base))
      }
      return true
    } catch (error) {
      const current = currentDayOf(error)
      for (const { date, plan, base } of days)
        this.#days.set(date, withoutPlan(this.#days.of(date), plan, current?.date === date ? current : base))
      return false
    }
  }
}

const newerVersion = (one: Assignment | null, other: Assignment | null) =>
  one && other ? (one.version > other.version ? one : other) : (one ?? other)
