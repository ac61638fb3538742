/** A row that was taken for a step. */

import type { PageRow } from '../page/page-rows.ts'

/** Characters of a heading among steps. */
export const LONGEST_TITLE = 80

/** Characters of a cook's short command: 'Heat the oven to 200°C.' */
export const LONGEST_COMMAND = 60

/** A row that was taken for a step, with the titles over it. */
export interface CollectedStep {
  row: PageRow
  shape: number
  titles: PageRow[]
  /** Whether it is said within the step before it: '1 tsp salt' in 'Stir in:'. */
  isWithin?: boolean
}

/** Whether a row is an item of a list or a row of a table. */
export const isItemRow = ({ tag }: PageRow) => tag === 'li' || tag === 'tr'

/** 'Step 2', '2.', '2/8': the number of the step below. */
export const isStepNumberRow = ({ text }: PageRow) =>
  /^(?:\p{L}{2,8}\s*)?\d{1,2}(?:\s*\/\s*\d{1,2})?\s*[.:)]?$/u.test(text)
