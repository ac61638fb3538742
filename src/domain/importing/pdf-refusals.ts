/** Why a PDF could not be read by our server, and what to do next. */
import { type Refusal, refuse } from '../refusal.ts'

/** The largest PDF that is taken, in bytes: a recipe with its photos is far below. */
export const MAX_PDF_BYTES = 20 * 1024 * 1024
/** The sentence for a PDF that is larger. */
export const pdfTooLargeMessage =
  'This PDF is larger than 20 MB. Print only the pages with the recipe to a new PDF, and choose that one.'

/** What to do where a recipe cannot be read here: a person reads it from a photo. */
export const writeToUs =
  'Write to us with Import from Photo on the recipes page, and we’ll help you bring it in.'

/** Every reason, in a sentence. */
export const pdfRefusals = {
  broken: 'This file isn’t a PDF, or it’s damaged. Save it again from where you got it, or choose another.',
  locked: 'This PDF is locked with a password. Save it without one, and choose it again.',
  tooManyPages:
    'This PDF has more than 40 pages. Print only the pages with the recipe to a new PDF, and choose that one.',
  noText: `This PDF holds pictures of its pages and no text, so it can’t be read here yet. ${writeToUs}`,
  noRecipe: `We couldn’t find a recipe in this PDF. ${writeToUs}`,
  tooMuch:
    'This PDF takes too long to read. Print only the pages with the recipe to a new PDF, and choose that one.',
} as const

/** The name of a reason, as an answer says it. */
export type PdfRefusal = keyof typeof pdfRefusals

/** The refusal for a reason; its answer names the reason as `why`. */
export const refusePdf = (why: PdfRefusal): Refusal => refuse('NO_RECIPE_FOUND', pdfRefusals[why], { why })
