/**
 * Days that are being changed. Each day is shown as the person wants it at once and saved behind that: never two saves of one day
 * under way, and nothing typed is dropped before the server has it. It outlives the screen, so leaving loses nothing either.
 */
import { Assignment, type DayPlan, emptyDay } from '../../domain/calendar/assignment.ts'
import type { Day } from '../../domain/day/day.ts'
import { hasStatus, sentenceOf } from '../calls/call-error.ts'
import { applyChanges, changesBetween, type DayChange } from './meal-change.ts'

/** Saving waits this long after the last letter (part 2 §9). */
export const AUTOSAVE_DELAY = 1000

export interface DayDraft {
  /** 'waiting' for the pause after typing; 'refused' where `lost` holds what could not be saved as the day stood. */
  state: 'waiting' | 'saving' | 'saved' | 'failed' | 'refused'
  /** The day as the person wants it; null when that is what is stored. */
  plan: DayPlan | null
  /** The stored day that the plan was made from. */
  base: Assignment | null
  /** Why it is not saved, in a sentence. */
  problem: string | null
  /** Changes that met somebody else's, kept to be made again. */
  lost: DayChange[]
  /** What somebody else had changed by then, to choose between the two. */
  theirs?: DayChange[]
}

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

/** What a person planned, out of a stored day. */
export const planOf = (date: Day, stored: Assignment | null): DayPlan => {
  if (!stored) return emptyDay(date)
  const { breakfastMeals, lunchMeals, dinnerMeals, snackMeals, isSkipped } = stored
  return { date, breakfastMeals, lunchMeals, dinnerMeals, snackMeals, isSkipped }
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
    const draft = this.#drafts.get(date)
    const isOpen = draft !== undefined && draft.plan !== null
    const base = isOpen ? draft.base : stored
    const before = isOpen ? (draft.plan ?? emptyDay(date)) : planOf(date, stored)
    const plan = edit(before)
    if (plan === before) return
    const lost = draft?.lost ?? []
    this.#set(date, { state: 'waiting', plan, base, problem: null, lost })
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

  /** Makes the lost changes again, on the day as it is now. */
  redo(date: Day, stored: Assignment | null): void {
    const lost = this.#drafts.get(date)?.lost ?? []
    this.giveUp(date)
    this.change(date, stored, (day) => applyChanges(day, lost), 'now')
  }

  /** Gives the lost changes up: the day stays as it is now. */
  giveUp(date: Day): void {
    const draft = this.#drafts.get(date)
    if (!draft) return
    this.#set(date, {
      ...draft,
      state: draft.plan ? draft.state : 'saved',
      problem: null,
      lost: [],
    })
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
    const days = edits.map(({ date, stored, edit }) => {
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
    let saved: readonly Assignment[] | null = null
    try {
      saved = await this.#saveAll(
        days.map(({ date, base, plan }) => ({ date, plan, version: base?.version ?? null })),
      )
    } catch (error) {
      const current = currentOf(error)
      for (const day of days) this.#takeBack(day, current?.date === day.date ? current : day.base)
    }
    for (const base of saved ?? []) {
      const isLatest = days.some(({ plan }) => this.#drafts.get(base.date)?.plan === plan)
      this.#patch(base.date, isLatest ? { state: 'saved', plan: null, base } : { state: 'waiting', base })
    }
    for (const { date } of days) {
      this.#underWay.delete(date)
      if (this.#drafts.get(date)?.plan && !this.#pauses.has(date)) this.#send(date)
    }
    return saved !== null
  }

  /** A day as it was before days changed together; what was typed meanwhile stays. */
  #takeBack({ date, plan }: TogetherDay, base: Assignment | null) {
    const draft = this.#drafts.get(date)
    const typed = draft?.plan && draft.plan !== plan ? changesBetween(plan, draft.plan) : []
    if (draft && typed.length > 0)
      this.#set(date, { ...draft, state: 'waiting', base, plan: applyChanges(planOf(date, base), typed) })
    else {
      this.#drafts.delete(date)
      this.#tell()
    }
  }

  #pause(date: Day) {
    clearTimeout(this.#pauses.get(date))
    this.#pauses.set(
      date,
      setTimeout(() => this.#send(date), AUTOSAVE_DELAY),
    )
  }

  #send(date: Day) {
    clearTimeout(this.#pauses.get(date))
    this.#pauses.delete(date)
    if (this.#underWay.has(date) || !this.#drafts.get(date)?.plan) return
    this.#underWay.set(date, this.#saveUntilDone(date))
  }

  async #saveUntilDone(date: Day) {
    let plan = this.#drafts.get(date)?.plan
    while (plan) {
      const isSaved = await this.#saveOnce(date, plan)
      const wanted = this.#drafts.get(date)?.plan
      // What was typed meanwhile waits for its own pause.
      if (!isSaved || this.#pauses.has(date)) break
      plan = wanted
    }
    this.#underWay.delete(date)
  }

  async #saveOnce(date: Day, plan: DayPlan): Promise<boolean> {
    this.#patch(date, { state: 'saving' })
    try {
      const version = this.#drafts.get(date)?.base?.version ?? null
      const base = await this.#save({ date, plan, version })
      const isLatest = this.#drafts.get(date)?.plan === plan
      this.#patch(date, isLatest ? { state: 'saved', plan: null, base } : { state: 'waiting', base })
      return true
    } catch (error) {
      return this.#settle(date, error, plan)
    }
  }

  /** A failed save: what is wanted stays on screen; or, where somebody was quicker, the day as it is now with the change beside it. */
  #settle(date: Day, error: unknown, sent: DayPlan): boolean {
    const draft = this.#drafts.get(date)
    if (!draft?.plan) return false
    const wasQuicker = [404, 409, 412].some((status) => hasStatus(error, status))
    if (!wasQuicker && !hasStatus(error, 423)) {
      this.#patch(date, { state: 'failed', problem: sentenceOf(error) })
      return false
    }
    const isLocked = hasStatus(error, 423)
    const base = isLocked ? draft.base : currentOf(error)
    // The answer to an earlier try was lost on its way: this is our own change.
    if (!isLocked && base && changesBetween(planOf(date, base), sent).length === 0) {
      this.#patch(
        date,
        draft.plan === sent ? { state: 'saved', plan: null, base } : { state: 'waiting', base },
      )
      return true
    }
    clearTimeout(this.#pauses.get(date))
    this.#pauses.delete(date)
    const lost = [...draft.lost, ...changesBetween(planOf(date, draft.base), draft.plan)]
    const theirs = isLocked ? [] : changesBetween(planOf(date, draft.base), planOf(date, base))
    const problem = sentenceOf(error)
    this.#patch(date, { state: 'refused', plan: null, base, lost, theirs, problem })
    return false
  }

  #patch(date: Day, part: Partial<DayDraft>) {
    const draft = this.#drafts.get(date)
    if (draft) this.#set(date, { ...draft, ...part })
  }

  #set(date: Day, draft: DayDraft) {
    this.#drafts.set(date, draft)
    this.#tell()
  }

  #tell() {
    const unsaved = [...this.#drafts].filter(([, one]) => one.plan || one.lost.length > 0).map(([day]) => day)
    if (unsaved.join() !== this.#unsaved.join()) this.#unsaved = unsaved
    for (const listener of this.#listeners) listener()
  }
}

interface TogetherDay {
  date: Day
  base: Assignment | null
  plan: DayPlan
}

const newer = (one: Assignment | null, other: Assignment | null) =>
  one && other ? (one.version > other.version ? one : other) : (one ?? other)

/** The day as it is now, which a conflict carries. */
function currentOf(error: unknown): Assignment | null {
  const conflict = hasStatus(error, 409) || hasStatus(error, 412)
  return conflict ? (Assignment.safeParse(error.body?.current).data ?? null) : null
}
