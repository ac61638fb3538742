import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { toJsonLd, toPaprika, type RecipeToWrite } from '@plateful/recipe-formats/write-recipe'
import type { AnsweredFile } from '../../../contract/call.ts'
import { photoPath } from '../../../domain/importing/full-format-recipes.ts'
import { fullFormatTables } from '../../../domain/importing/full-format-rows.ts'
import { FORMAT_VERSION } from '../../../domain/importing/full-format.ts'
import type { ExportFormat } from '../../../domain/importing/household-import.ts'
import { readNutrition } from '../../../domain/recipes/nutrition.ts'
import type { Row } from '../../db/tables.ts'
import { type Context, todayOf } from '../../http/context.ts'
import { exportedRow, assignRecipeIds, LocalIds, storedRecipes, storedRows } from './export-rows.ts'
import { settingsOf } from './full-format-settings.ts'
import { type ZipItem, zipStream } from './zip-stream.ts'

const gzipAsync = promisify(gzip)

export type ExportContext = Pick<Context, 'household' | 'external' | 'user' | 'now'>

/** How each format is written, and how its file is named. */
const exportFormats: Record<
  ExportFormat,
  { pieces: (context: ExportContext) => AsyncGenerator<Uint8Array>; mediaType: string; ending: string }
> = {
  plateful: {
    pieces: (context) => zipStream(fullItems(context)),
    mediaType: 'application/zip',
    ending: '.zip',
  },
  'json-ld': { pieces: jsonLdPieces, mediaType: 'application/ld+json', ending: '-recipes.json' },
  paprika: {
    pieces: (context) => zipStream(paprikaItems(context)),
    mediaType: 'application/octet-stream',
    ending: '.paprikarecipes',
  },
}

/** The household as a file, piece by piece. */
export function exportHousehold(context: ExportContext, format: ExportFormat): AnsweredFile {
  const { pieces, mediaType, ending } = exportFormats[format]
  const fileName = `plateful-${todayOf(context.now)}${ending}`
  return { bytes: pieces(context), mediaType, fileName, cacheControl: 'no-store' }
}

async function* fullItems(context: ExportContext): AsyncGenerator<ZipItem> {
  const photos = new Set<string>()
  yield { path: 'plateful.json', text: fullPieces(context, photos) }
  for (const name of photos) {
    const bytes = await context.external.photos.read(context.household.id, name)
    if (bytes !== null) yield { path: photoPath(name), bytes }
  }
}

/** The pieces of `plateful.json`, a row a line; photos that rows name are noted on the way. */
async function* fullPieces(
  { household, user, now }: ExportContext,
  photos: Set<string>,
): AsyncGenerator<string> {
  const ids = new LocalIds()
  await assignRecipeIds(household, ids)
  yield `{"plateful":${FORMAT_VERSION},"exportedAt":${JSON.stringify(now)},`
  yield `"settings":${JSON.stringify(await settingsOf(household, user.id))},"tables":{`
  for (const [at, table] of fullFormatTables.entries()) {
    yield `${at === 0 ? '' : ','}\n"${table}":[`
    let mark = '\n'
    for await (const row of storedRows(household, user.id, table)) {
      const exported = exportedRow(table, row, ids)
      if (!exported) continue
      if (typeof exported['photoName'] === 'string') photos.add(exported['photoName'])
      yield mark + JSON.stringify(exported)
      mark = ',\n'
    }
    yield ']'
  }
  yield '}}\n'
}

const toWrittenRecipe = (recipe: Row<'recipes'>): RecipeToWrite => ({
  ...recipe,
  nutrition: readNutrition(recipe.nutritionPerServing),
})

async function* jsonLdPieces({ household }: ExportContext): AsyncGenerator<Uint8Array> {
  let mark = '[\n'
  for await (const recipe of storedRecipes(household)) {
    yield Buffer.from(mark + JSON.stringify(toJsonLd(toWrittenRecipe(recipe))))
    mark = ',\n'
  }
  yield Buffer.from(mark === '[\n' ? '[]\n' : '\n]\n')
}

async function* paprikaItems({ household, external }: ExportContext): AsyncGenerator<ZipItem> {
  for await (const recipe of storedRecipes(household)) {
    const photo =
      recipe.photoName === null ? null : await external.photos.read(household.id, recipe.photoName)
    const uid = createHash('sha256').update(recipe.globalId).digest('hex').slice(0, 32).toUpperCase()
    const json = toPaprika(
      toWrittenRecipe(recipe),
      uid,
      photo === null ? null : Buffer.from(photo).toString('base64'),
    )
    const name =
      recipe.name
        .replace(/[^\p{L}\p{N} ,&()'-]+/gu, ' ')
        .trim()
        .slice(0, 80) || 'Recipe'
    yield {
      path: `${name} ${recipe.userSequence}.paprikarecipe`,
      bytes: await gzipAsync(JSON.stringify(json)),
    }
  }
}
