import type { Doubt } from '@plateful/page-reader/doubt'
import { findTwins } from '@plateful/page-reader/find-twins'
import { pageDoubts, type SourceName } from '@plateful/page-reader/page-doubts'
import type { PageReading, PageRecipe } from '@plateful/page-reader/page/page-recipe'
import { refusePage } from '../../domain/importing/page-refusals.ts'
import { type PastedPage, previewOf } from '../../domain/importing/recipe-preview.ts'
import { Refusal } from '../../domain/refusal.ts'
import { AddressRefusal } from '../external/address-guard.ts'
import type { Context } from '../http/context.ts'
import { logSecurityEvent } from '../http/log-security-event.ts'
import { smallJpeg } from '../recipes/photos/save-photo.ts'
import { recipesOf } from '../recipes/store.ts'
import { withWorker } from '../workers/pool.ts'
import { WorkerExhausted } from '../workers/worker-process.ts'
import { queueForUser } from './queue-for-user.ts'
import { readWantedPage, type WantedReading } from './wanted-page-task.ts'

/** The largest picture that is fetched from a page, in bytes. */
const MAX_IMAGE_BYTES = 10 * 1024 * 1024
/**
 * Previews wait in the browser's small session storage, so their photo is limited to this many
 * pixels a side.
 */
const MAX_PREVIEW_SIDE = 1000
/** Processor time for one page or text; a usual one takes a fiftieth. */
const MAX_SECONDS = 2
const NO_PHOTO: Doubt = {
  field: 'photo',
  message: 'The photo couldn’t be fetched. Add one of your own if you like.',
}

/**
 * Fetches a page and reads the recipe on it for review; nothing is stored until the person saves
 * it.
 */
export async function importUrl(context: Context, { body }: { body: WantedRecipe & { url: string } }) {
  return queueForUser(context.user.id, async () => {
    const page = await context.external.pages.fetchPage(body.url)
    const wantedPage = await readFullest(context, { ...page, recipe: body.recipe })
    return preview(context, wantedPage, 'noRecipe')
  })
}

/**
 * Reads the recipe of a page, or of another version of the page if only that has all of it: the
 * print version, or where 'Jump to recipe' leads. The recipe keeps the address of the page.
 */
async function readFullest(context: Context, page: Page): Promise<WantedReading> {
  const wantedPage = await readInWorker(context, page)
  for (const address of wantedPage.versions) {
    try {
      const { html } = await context.external.pages.fetchPage(address)
      const version = await readInWorker(context, { ...page, html })
      if (version.isWhole) return version
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      context.log.info({ code: error.code }, 'another version of a page was not read')
    }
  }
  return wantedPage
}

export async function importPastedPage(context: Context, { body }: { body: WantedRecipe & PastedPage }) {
  return queueForUser(context.user.id, async () =>
    preview(context, await readInWorker(context, { ...body, url: body.url ?? '' }), 'noRecipePasted'),
  )
}

/** The name of the wanted recipe, for a page with several. */
interface WantedRecipe {
  recipe?: string | undefined
}

interface Page extends WantedRecipe {
  html: string
  url: string
}

async function preview(context: Context, wanted: WantedReading, none: 'noRecipe' | 'noRecipePasted') {
  const { recipe, method } = wanted.reading
  if (recipe === null) throw refusePage(none)
  return makePreview(context, { ...wanted, recipe }, method === 'text' ? 'text' : 'page')
}

interface ToPreview extends Pick<WantedReading, 'others' | 'isOneOfSeveral' | 'words'> {
  recipe: PageRecipe
  reading: PageReading
}

/** A draft for review, with its doubts and its twins in the library. */
export async function makePreview(context: Context, found: ToPreview, read: SourceName) {
  const { recipe, reading, others, isOneOfSeveral, words } = found
  const { confidence } = reading
  const photo = recipe.image === null ? null : await fetchPhoto(context, recipe.image)
  const doubts = pageDoubts(recipe, confidence, read)
  const warnings =
    recipe.image === null || photo !== null
      ? doubts
      : [...doubts.filter(({ field }) => field !== 'photo'), NO_PHOTO]
  const recipeData = previewOf(recipe, photo)
  // Recipes from one page with several are not twins only because of their source.
  const compared = isOneOfSeveral ? { ...recipeData, source: null } : recipeData
  return {
    success: true as const,
    preview: true,
    recipeData,
    warnings: warnings.map((doubt) => withWords(doubt, words)),
    others,
    twins: findTwins(compared, await recipesOf(context.household)),
  }
}

/** A doubt with the page's own words (importing 34). */
function withWords(doubt: Doubt, words: WantedReading['words']): Doubt {
  const says = words[doubt.field]
  return says === undefined ? doubt : { ...doubt, says }
}

/** Reads the page in a worker; a worker that reaches its limit means a refusal. */
async function readInWorker({ user }: Context, { html, url, recipe }: Page): Promise<WantedReading> {
  try {
    const owner = `household ${user.householdId}`
    const read = { html, url, recipe }
    return await withWorker('quick', owner, (runTask) => runTask(readWantedPage, read), {
      seconds: MAX_SECONDS,
    })
  } catch (error) {
    if (error instanceof WorkerExhausted) throw refusePage('tooMuch')
    throw error
  }
}

/**
 * The page's picture as a small data URL; null on failure, since the recipe is useful without it.
 */
export async function fetchPhoto(context: Context, address: string): Promise<string | null> {
  const { external, log } = context
  try {
    const image = await external.pages.fetchImage(address, MAX_IMAGE_BYTES)
    const jpeg = await smallJpeg(`household ${context.user.householdId}`, image.bytes, MAX_PREVIEW_SIDE)
    return `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error instanceof AddressRefusal)
      logSecurityEvent(context, 'import.address-refused', { code: error.code })
    log.info({ code: error.code }, 'the photo of a page was not fetched')
    return null
  }
}
