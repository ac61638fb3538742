/**
 * What the tagger remembers from word to word: a word's label, and whether the line has named its
 * food yet. A name that begins again after other words ('butter, melted, or oil') is a state of its
 * own, so that the model can tell a second name from the first.
 */
const LABEL_COUNT = 7
const NAME_LABEL = 2

/**
 * States: each label before the name, each after it; the name itself is 'first name' and 'later
 * name'.
 */
export const STATES = 2 * LABEL_COUNT

/** The label of each state. */
export const STATE_LABELS: readonly number[] = Array.from(
  { length: STATES },
  (_, state) => state % LABEL_COUNT,
)

const isNamed = (state: number) => state >= LABEL_COUNT || state === NAME_LABEL

function mayFollow(before: number, state: number): boolean {
  const label = STATE_LABELS[state]
  if (label !== NAME_LABEL) return state >= LABEL_COUNT === isNamed(before)
  if (STATE_LABELS[before] === NAME_LABEL) return before === state
  return state >= LABEL_COUNT === isNamed(before)
}

/**
 * Whether each state may begin a line, then whether each may follow each: row by the state before.
 */
export const ALLOWED_TRANSITIONS: readonly boolean[] = [
  ...STATE_LABELS.map((_, state) => state < LABEL_COUNT),
  ...STATE_LABELS.flatMap((_, before) => STATE_LABELS.map((__, state) => mayFollow(before, state))),
]
