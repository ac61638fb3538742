/** Why our server could not read a PDF or pictures, and what to do next. */

import { type Refusal, refuse } from '../refusal.ts'
import { MAX_READING_PAGES, MAX_READINGS } from './picture-reading.ts'

/** The largest PDF that is taken, in bytes: a recipe with its photos is far below. */
export const MAX_PDF_BYTES = 20 * 1024 * 1024
/** The sentence for a PDF that is larger. */
export const pdfTooLargeMessage =
  'This PDF is larger than 20 MB. Print only the pages with the recipe to a new PDF, and choose that one.'

/** What to do where a recipe cannot be read here: a person reads it from a photo. */
const writeToUs = 'Write to us with Import from Photo on the recipes page, and we’ll help you bring it in.'

/** Every reason why a PDF is not read, in a sentence. */
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
type PdfRefusal = keyof typeof pdfRefusals

/** The refusal for a reason; its answer names the reason as `why`. */
export const refusePdf = (why: PdfRefusal): Refusal => refuse('NO_RECIPE_FOUND', pdfRefusals[why], { why })

/** Every reason why pictures are not read, in a sentence. */
export const pictureRefusals = {
  tooLarge: 'This file is larger than 25 MB. Choose a smaller picture, or a PDF with only the recipe.',
  tooManyPages: `${MAX_READING_PAGES} pages are read together at most. Read these first, then the others.`,
  tooManyReadings: `${MAX_READINGS} recipes in pictures wait already. Look some over, or throw them away, and choose this one again.`,
  none: 'Choose a picture first.',
  noPicture: 'There’s no such picture.',
  noReading: 'These pictures are no longer here. Choose them again.',
  isReading: 'These pictures are being read. Stop it first, then change them.',
  gone: 'This picture is no longer here. Remove it, and choose it again.',
  tooMuch: 'This picture takes too long to read. Crop it to the recipe, and read it again.',
  noWords: 'No words were found in this picture. Is it sharp, and light enough?',
  noRecipe: `We could not find a recipe in these pictures. Turn them upright and crop them to the recipe, or take them again in better light. ${writeToUs}`,
  broughtDown:
    'The server stopped while it read this, and once more the second time. Crop the pictures to the recipe, and read them again.',
  ourFault: 'Something went wrong on our side. Read them again.',
} as const
