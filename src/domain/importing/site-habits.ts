/** What single sites do in a way that nothing on their pages tells. */

/** How a site keeps recipes in the data that its pages are drawn from. */
export interface DataHabit {
  host: string
  /** The key of the number of servings. */
  servings: RegExp
  /** Whether amounts are those of one serving, which the site's own page multiplies. */
  isForOne: boolean
}

const dataHabits: DataHabit[] = [{ host: 'spisbedre.dk', servings: /^serving_size$/, isForOne: true }]

/** The habit of the site at an address, if it has one. */
export function dataHabitAt(url: string): DataHabit | undefined {
  const host = /^https?:\/\/(?:www\.)?([^/:]+)/i.exec(url)?.[1]?.toLowerCase()
  return dataHabits.find((habit) => habit.host === host)
}
