import { previewOf } from '../../domain/importing/preview.ts'
import { readPage } from '../../domain/importing/read-page.ts'
import { Refusal, refuse } from '../../domain/refusal.ts'
import type { Context } from '../http/context.ts'
import { smallJpeg } from '../photos/keep-photo.ts'

/** The largest picture that is fetched from a page, in bytes. */
const MOST_IMAGE_BYTES = 10 * 1024 * 1024
/** A preview waits in the browser's session storage, which is small: its photo is kept to this many pixels a side. */
const PREVIEW_SIDE = 1000

const NO_RECIPE =
  'We could not find a recipe on this page. Check that the address opens the recipe itself, or add the recipe by hand.'

/** Reads the recipe on a page for review; nothing is stored until the person saves it. */
export async function importPage(context: Context, { body }: { body: { url: string } }) {
  const page = await context.outside.pages.fetchPage(body.url)
  const { recipe, warnings } = readPage(page.html, page.url)
  if (recipe === null) throw refuse('NO_RECIPE_FOUND', NO_RECIPE)
  const photo = recipe.image === null ? null : await fetchPhoto(context, recipe.image)
  const photoWarnings =
    recipe.image !== null && photo === null
      ? ['The photo could not be fetched. Add one of your own if you like.']
      : []
  return {
    success: true as const,
    preview: true,
    recipeData: previewOf(recipe, photo),
    warnings: [...warnings, ...photoWarnings],
  }
}

/** The page's picture as a small data URL, or null when it cannot be had: a recipe is worth having without it. */
async function fetchPhoto({ outside, log }: Context, address: string): Promise<string | null> {
  try {
    const image = await outside.pages.fetchImage(address, MOST_IMAGE_BYTES)
    const jpeg = await smallJpeg(image.bytes, PREVIEW_SIDE)
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    log.info({ code: error.code }, 'the photo of a page was not fetched')
    return null
  }
}
