/**
 * Days that are being changed. Each day is shown as the person wants it at once and saved behind that: never two saves of one day
 * under way, and nothing typed is dropped before the server has it. It outlives the screen, so leaving loses nothing either.
 */
import type { Assignment, DayPlan } from '../../domain/calendar/assignment.ts'
import type { Day } from '../../domain/day/day.ts'
import { applyChanges } from './day-change.ts'
import {
  currentOf,
  type DayDraft,
  edited,
  isUnsaved,
  notSaved,
  planOf,
  saved,
  takenBack,
} from './day-draft.ts'

/** Saving waits this long after the last letter (part 2 §9). */
export const AUTOSAVE_DELAY = 1000

/** One of several days that change as one. */
export interface DayEdit {
  date: Day
  stored: Assignment | null
  edit: (day: DayPlan) => DayPlan
}

export interface DayToSave {
  date: Day
  plan: DayPlan
  /** The stored version that the plan was made from; null where nothing is stored. */
  version: number | null
}

/** Typing waits for a pause; adding, removing and ignoring do not. */
type Pace = 'now' | 'after-pause'

interface TogetherDay {
  date: Day
  base: Assignment | null
  plan: DayPlan
}

export class DayDrafts {
  readonly #drafts = new Map<Day, DayDraft>()
  readonly #pauses = new Map<Day, ReturnType<typeof setTimeout>>()
  readonly #underWay = new Map<Day, Promise<unknown>>()
  readonly #listeners = new Set<() => void>()
  readonly #save: (day: DayToSave) => Promise<Assignment>
  readonly #saveAll: (days: DayToSave[]) => Promise<Assignment[]>
  #unsaved: readonly Day[] = []

  constructor(
    save: (day: DayToSave) => Promise<Assignment>,
    saveAll: (days: DayToSave[]) => Promise<Assignment[]>,
  ) {
    this.#save = save
    this.#saveAll = saveAll
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  of(date: Day): DayDraft | undefined {
    return this.#drafts.get(date)
  }

  /** Days with something that the server does not have yet; the same array until that changes. */
  readonly unsaved = (): readonly Day[] => this.#unsaved

  change(date: Day, stored: Assignment | null, edit: (day: DayPlan) => DayPlan, pace: Pace): void {
    const draft = edited(this.#drafts.get(date), date, stored, edit)
    if (!draft) return
    this.#set(date, draft)
    if (pace === 'now') this.#send(date)
    else this.#pause(date)
  }

  /** What was not saved when the page was left waits to be tried again. */
  restore(plan: DayPlan, base: Assignment | null): void {
    const problem = 'This day was not saved before the page was left.'
    this.#set(plan.date, { state: 'failed', plan, base, problem, lost: [] })
  }

  /** Saves at once what waits for its pause: the person leaves. */
  readonly flush = (): void => {
    for (const date of this.#pauses.keys()) this.#send(date)
  }

  retry(date: Day): void {
    if (this.#drafts.get(date)?.state === 'failed') this.#send(date)
  }

  readonly retryAll = (): void => {
    for (const date of this.#drafts.keys()) this.retry(date)
  }

  /** Saves what waits and tries again what failed; done once nothing is on its way any more. */
  readonly finish = async (): Promise<void> => {
    this.flush()
    this.retryAll()
    while (this.#underWay.size > 0) await Promise.all(this.#underWay.values())
  }

  /** Makes the lost changes again, on the day as it is now. */
  redo(date: Day, stored: Assignment | null): void {
    const lost = this.#drafts.get(date)?.lost ?? []
    this.giveUp(date)
    this.change(date, stored, (day) => applyChanges(day, lost), 'now')
  }

  /** Gives the lost changes up: the day stays as it is now. */
  giveUp(date: Day): void {
    this.#turn(date, (draft) => ({
      ...draft,
      state: draft.plan ? draft.state : 'saved',
      problem: null,
      lost: [],
    }))
  }

  /**
   * Changes several days as one: all are saved or none, so that a meal that moves is never lost or doubled. What is typed in them
   * is saved first. Answers whether it was done; 'unsaved' where one of the days has changes that could not be saved.
   */
  async changeTogether(edits: readonly DayEdit[]): Promise<'done' | 'failed' | 'unsaved'> {
    for (const { date } of edits) if (this.#pauses.has(date)) this.#send(date)
    const earlier = edits.flatMap(({ date }) => this.#underWay.get(date) ?? [])
    if (earlier.length > 0) await Promise.all(earlier)
    if (edits.some(({ date }) => this.#unsaved.includes(date))) return 'unsaved'
    const days = edits.map(({ date, stored, edit }): TogetherDay => {
      const base = newer(this.#drafts.get(date)?.base ?? null, stored)
      return { date, base, plan: edit(planOf(date, base)) }
    })
    for (const { date, base, plan } of days)
      this.#set(date, { state: 'saving', plan, base, problem: null, lost: [] })
    const saving = this.#saveTogether(days)
    for (const { date } of days) this.#underWay.set(date, saving)
    return (await saving) ? 'done' : 'failed'
  }

  async #saveTogether(days: readonly TogetherDay[]): Promise<boolean> {
    let isSaved = true
    try {
      const answer = await this.#saveAll(
        days.map(({ date, base, plan }) => ({ date, plan, version: base?.version ?? null })),
      )
      for (const base of answer) {
        const sent = days.find(({ date }) => date === base.date)?.plan
        if (sent) this.#turn(base.date, (draft) => saved(draft, sent, base))
      }
    } catch (error) {
      isSaved = false
      const current = currentOf(error)
      for (const { date, plan, base } of days)
        this.#set(date, takenBack(this.#drafts.get(date), plan, current?.date === date ? current : base))
    }
    for (const { date } of days) {
      this.#underWay.delete(date)
      if (this.#drafts.get(date)?.plan && !this.#pauses.has(date)) this.#send(date)
    }
    return isSaved
  }

  #pause(date: Day) {
    clearTimeout(this.#pauses.get(date))
    this.#pauses.set(
      date,
      setTimeout(() => this.#send(date), AUTOSAVE_DELAY),
    )
  }

  #endPause(date: Day) {
    clearTimeout(this.#pauses.get(date))
    this.#pauses.delete(date)
  }

  #send(date: Day) {
    this.#endPause(date)
    if (this.#underWay.has(date) || !this.#drafts.get(date)?.plan) return
    this.#underWay.set(date, this.#saveUntilDone(date))
  }

  async #saveUntilDone(date: Day) {
    let plan = this.#drafts.get(date)?.plan
    while (plan) {
      const isSaved = await this.#saveOnce(date, plan)
      // What was typed meanwhile waits for its own pause.
      if (!isSaved || this.#pauses.has(date)) break
      plan = this.#drafts.get(date)?.plan
    }
    this.#underWay.delete(date)
  }

  /** Answers whether the server has the plan. */
  async #saveOnce(date: Day, plan: DayPlan): Promise<boolean> {
    this.#turn(date, (draft) => ({ ...draft, state: 'saving' }))
    try {
      const base = await this.#save({ date, plan, version: this.#drafts.get(date)?.base?.version ?? null })
      this.#turn(date, (draft) => saved(draft, plan, base))
      return true
    } catch (error) {
      this.#turn(date, (draft) => notSaved(draft, plan, error))
      const state = this.#drafts.get(date)?.state
      if (state === 'refused') this.#endPause(date)
      return state === 'saved' || state === 'waiting'
    }
  }

  #turn(date: Day, turn: (draft: DayDraft) => DayDraft) {
    const draft = this.#drafts.get(date)
    if (draft) this.#set(date, turn(draft))
  }

  #set(date: Day, draft: DayDraft | null) {
    if (draft) this.#drafts.set(date, draft)
    else this.#drafts.delete(date)
    const unsaved = [...this.#drafts].filter(([, one]) => isUnsaved(one)).map(([day]) => day)
    if (unsaved.join() !== this.#unsaved.join()) this.#unsaved = unsaved
    for (const listener of this.#listeners) listener()
  }
}

const newer = (one: Assignment | null, other: Assignment | null) =>
  one && other ? (one.version > other.version ? one : other) : (one ?? other)
