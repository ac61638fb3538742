/** Why pictures could not be read by our server, and what to do next. */
import { writeToUs } from './pdf-refusals.ts'
import { MAX_READING_PAGES, MAX_READINGS } from './picture-reading.ts'

/** Every reason, in a sentence. */
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
