/**
 * How much a line must look like a food, from less to more. By itself the name of a food comes to
 * 0.25, with a unit behind it to 0.5, an amount and few words to 0.8, an amount with its unit to 1.
 */
export const foodGrade = {
  /** Enough among foods, even for a line that is not set like the lines around it. */
  faint: 0.2,
  /** More than the name of a food alone, and enough as the average of a list. */
  hinted: 0.4,
  doubtful: 0.45,
  /** A name with a unit or 'to taste'; below it a line may be a title among foods. */
  possible: 0.5,
  probable: 0.6,
  /** It is food by itself: it has an amount and a unit, or an amount and few words. */
  likely: 0.65,
  strong: 0.75,
  /** It surely is a food with its amount and unit. */
  sure: 0.9,
  certain: 0.95,
} as const

/**
 * How much a line must look like a step, from less to more. Words alone come to 0.4, a full stop
 * adds 0.25 and a cook's verb 0.35.
 */
export const stepGrade = {
  /** The least for a step that stands among other steps. */
  trace: 0.25,
  /**
   * A step with this grade leaves the score of its part as it is; one above it adds to the score.
   */
  neutral: 0.3,
  /** The least average of a list that is taken for steps by the looks of its lines alone. */
  slight: 0.35,
  /** As many words as a sentence has. */
  hinted: 0.4,
  /** More than words alone: it says what to do with the foods that it names. */
  doubtful: 0.45,
  /** A step anywhere on a page, with a title over it or without. */
  possible: 0.5,
  fair: 0.55,
  /** It says what to do; its commas part no foods. */
  probable: 0.6,
  /** A sentence. */
  likely: 0.65,
  /** Below it a sentence has no cooking verb, so that it is talk. */
  instruction: 0.7,
  /** A command above a list of steps: 'Heat the oven to 200°C.' */
  strong: 0.75,
  /** A whole sentence of a cook, which is never cut off. */
  sure: 0.9,
} as const
