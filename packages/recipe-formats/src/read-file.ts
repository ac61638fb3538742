/**
 * Recognises one file of an upload and reads it. Whatever the bytes are, the result is a reading or
 * a sentence. Only a file that holds more than one import takes is an error.
 */

import { decodeText } from '@plateful/page-reader/page/decode-text'
import { storedIngredients, storedLines } from '@plateful/page-reader/page/page-recipe'
import { withoutStepNumbers } from '@plateful/page-reader/page/step-numbers'
import { readPage } from '@plateful/page-reader/read-page'
import { readSeveralRecipes } from '@plateful/page-reader/read-several-recipes'
import { parseJson } from '@plateful/page-reader/structured-data/lenient-json'
import { gunzip, isGzip, isZip, unzip } from './archive/decompress.ts'
import { isSystemFile } from './archive/files-to-read.ts'
import {
  type FileRecipe,
  makeReading,
  type FileReading,
  joinReadings,
  recipeUnlessEmpty,
  type SourceFile,
  webPhoto,
} from './file-recipe.ts'
import type { FormatName } from './formats.ts'
import { checkRecipeCount, FileLimitError } from './limits.ts'
import { folderOf, photoBeside, pictureOn } from './photo-files.ts'
import { readCooklang } from './readers/cooklang.ts'
import { isCopyMeThat, isCopyMeThatText, readCopyMeThat, readCopyMeThatText } from './readers/copy-me-that.ts'
import { isMealMaster, readMealMaster } from './readers/meal-master.ts'
import { isMealieDatabase, readMealieBackup } from './readers/mealie-backup.ts'
import { isMealieRecipe, mealieRecipe } from './readers/mealie-recipe.ts'
import {
  isMyRecipeBox,
  isMyRecipeBoxRecipe,
  myRecipeBoxRecipe,
  readMyRecipeBox,
} from './readers/my-recipe-box.ts'
import { isPaprikaRecipe, paprikaRecipe } from './readers/paprika.ts'
import { isPlanToEat, isPlanToEatText, readPlanToEat, readPlanToEatText } from './readers/plan-to-eat.ts'
import { isRecipeMl, readRecipeMl } from './readers/recipe-ml.ts'
import { isRecipeSageText, readRecipeSageText } from './readers/recipe-sage-text.ts'
import { isOfRecipeSage, recipeNodes, schemaRecipe } from './readers/schema-recipes.ts'
import { isTandoorRecipe, tandoorRecipe } from './readers/tandoor.ts'
import { dosTextOf, headOf, isDosText } from './text/file-text.ts'
import { isObject, type JsonObject, objectsOf } from './text/json-values.ts'
import { readTable } from './text/read-table.ts'
import { unsupportedProgram } from './unsupported-program.ts'

/**
 * What a file turned out to be; `format` is null where none is recognised. `callersJson` is
 * the JSON of a file in the caller's own format, which no reader here looks at.
 */
export interface RecognisedFile extends FileReading {
  format: FormatName | null
  callersJson?: unknown
}

/** Whether parsed JSON is in the caller's own format. */
type IsOwn = (value: unknown) => boolean

const notRecognised = (problem?: string): RecognisedFile => ({
  format: null,
  ...makeReading({ problems: problem === undefined ? [] : [problem] }),
})

/** The name of a file without its folders, as a person knows it. */
const nameOf = (path: string) => path.split('/').at(-1) ?? path

/**
 * Reads a file. `paths` are the names of all files of its archive, in which pictures are looked
 * for. Throws `FileLimitError` where the file holds more than is read of one.
 */
export function readFile(
  file: SourceFile,
  paths: readonly string[],
  isOwn: IsOwn = () => false,
): RecognisedFile {
  try {
    return recognise(file, paths, isOwn)
  } catch (error) {
    if (error instanceof FileLimitError) throw error
    return notRecognised(unreadable(file.path, error))
  }
}

/** The sentence about a file that made a reader throw. */
export function unreadable(path: string, error: unknown): string {
  const reason = error instanceof RangeError ? 'it’s nested too deeply' : 'it’s broken'
  return `${nameOf(path)} can’t be read: ${reason}.`
}

function recognise(file: SourceFile, paths: readonly string[], isOwn: IsOwn): RecognisedFile {
  if (file.bytes.length === 0) return notRecognised(`${nameOf(file.path)} is empty.`)
  if (isZip(file.bytes)) return readNested(file, isOwn)
  if (isGzip(file.bytes)) return readGzipped(file, isOwn)
  const head = headOf(file.bytes)
  const firstCharacter = head.trimStart().charAt(0)
  if (/\.cook$/i.test(file.path))
    return recognisedAs('cooklang', [readCooklang(decodeText(file.bytes), file.path, paths)])
  if (firstCharacter === '{' || firstCharacter === '[') return readJson(file, paths, isOwn)
  const text = decodeText(file.bytes)
  if (isRecipeMl(head)) return recognisedAs('recipeml', readRecipeMl(text))
  if (isRecipeSageText(head)) return recognisedAs('recipesage', readRecipeSageText(text))
  if (firstCharacter === '<') return readHtml(file, text, paths)
  if (isCopyMeThatText(text)) return recognisedAs('copymethat', [readCopyMeThatText(text)])
  if (isPlanToEatText(text)) return recognisedAs('plan-to-eat', readPlanToEatText(text))
  if (isMealMaster(text))
    return recognisedAs('mealmaster', readMealMaster(isDosText(file.bytes) ? dosTextOf(file.bytes) : text))
  if (/\.(?:csv|tsv)$/i.test(file.path) || /^[^\n]*Title[^\n]*,[^\n]*Ingredients/i.test(head))
    return readCsv(file, text)
  return notRecognised()
}

function recognisedAs(format: FormatName, recipes: (FileRecipe | null)[]): RecognisedFile {
  const complete = recipes.filter((recipe) => recipe !== null)
  return { ...makeReading({ recipes: complete }), format: complete.length > 0 ? format : null }
}

/** Reads a zip in the archive: a recipe with its picture, as Tandoor makes them, or a backup. */
function readNested(file: SourceFile, isOwn: IsOwn): RecognisedFile {
  const files = unzip(file.bytes)
  if (files === null) return notRecognised(`${nameOf(file.path)} can’t be opened: it’s broken or too large.`)
  const paths = files.map(({ path }) => path)
  const readings = files
    .filter(({ path, bytes }) => /\.json$/i.test(path) && !isSystemFile(path) && !isZip(bytes))
    .map((inner) => readFile(inner, paths, isOwn))
  const joined = joinReadings(readings)
  return {
    ...joined,
    recipes: joined.recipes.map((recipe) => withOwnPhoto(recipe, files)),
    format: readings.find((one) => one.format !== null)?.format ?? null,
    callersJson: readings.find((one) => one.callersJson !== undefined)?.callersJson,
  }
}

/** The recipe with its picture as bytes, since the inner archive is open only here. */
function withOwnPhoto(recipe: FileRecipe, files: readonly SourceFile[]): FileRecipe {
  const { photo } = recipe
  if (photo?.kind !== 'file') return recipe
  const bytes = files.find(({ path }) => path === photo.path)?.bytes
  return { ...recipe, photo: bytes ? { kind: 'bytes', bytes } : null }
}

function readGzipped(file: SourceFile, isOwn: IsOwn): RecognisedFile {
  const bytes = gunzip(file.bytes)
  if (bytes === null || isGzip(bytes)) {
    return notRecognised(`${nameOf(file.path)} can’t be opened: it’s broken or too large.`)
  }
  return readFile({ path: file.path.replace(/\.gz$/i, ''), bytes }, [], isOwn)
}

function readJson(file: SourceFile, paths: readonly string[], isOwn: IsOwn): RecognisedFile {
  const value = parseJson(decodeText(file.bytes))
  if (value === undefined)
    return notRecognised(`${nameOf(file.path)} is incomplete: its text breaks off in the middle.`)
  if (isOwn(value)) return { ...notRecognised(), callersJson: value }
  if (isMealieDatabase(value)) return { format: 'mealie', ...readMealieBackup(value, paths) }
  const objects = isObject(value) ? [value] : objectsOf(value)
  const readers: [FormatName, (thing: JsonObject) => boolean, (thing: JsonObject) => FileRecipe | null][] = [
    ['mealie', isMealieRecipe, (thing) => mealieRecipe(thing, photoBeside(file.path, paths))],
    ['tandoor', isTandoorRecipe, (thing) => tandoorRecipe(thing, photoBeside(file.path, paths))],
    ['my-recipe-box', isMyRecipeBoxRecipe, (thing) => myRecipeBoxRecipe(thing, paths)],
    ['paprika', isPaprikaRecipe, paprikaRecipe],
  ]
  for (const [format, matches, read] of readers) {
    const matching = objects.filter(matches)
    checkRecipeCount(matching.length)
    if (matching.length > 0) return recognisedAs(format, matching.map(read))
  }
  return readSchema(file.path, value, paths)
}

function readSchema(path: string, value: unknown, paths: readonly string[]): RecognisedFile {
  const nodes = recipeNodes(value)
  checkRecipeCount(nodes.length)
  const folder = folderOf(path)
  const recipes = nodes.map((node) => schemaRecipe(node, { folder, paths }))
  const isRecipeSage =
    nodes.some(isOfRecipeSage) ||
    (isObject(value) &&
      Array.isArray(value['recipes']) &&
      nodes.some((node) => 'creditText' in node || 'identifier' in node))
  const isNextcloud = nameOf(path) === 'recipe.json' && nodes.length === 1
  return recognisedAs(isRecipeSage ? 'recipesage' : isNextcloud ? 'nextcloud' : 'json-ld', recipes)
}

function readHtml(file: SourceFile, html: string, paths: readonly string[]): RecognisedFile {
  if (isCopyMeThat(html)) return recognisedAs('copymethat', readCopyMeThat(html, paths))
  const program = unsupportedProgram(html)
  if (program !== null)
    return notRecognised(
      `${nameOf(file.path)} is ${program}, which Plateful can’t read yet. Nothing was taken from it. Export the recipes in another format, or save each as a web page.`,
    )
  const { recipe } = readPage(html, '')
  if (recipe === null) return notRecognised()
  const others = readSeveralRecipes(html, '').length - 1
  return recognisedAs('web-page', [
    recipeUnlessEmpty({
      ...recipe,
      key: file.path,
      ingredients: storedIngredients(recipe.ingredients),
      steps: storedLines(withoutStepNumbers(recipe.steps)),
      photo: pictureOn(html, file.path, paths) ?? webPhoto(recipe.image),
      lost: { 'other recipes on a page': Math.max(0, others) },
    }),
  ])
}

function readCsv(file: SourceFile, text: string): RecognisedFile {
  const { columns, rows } = readTable(text)
  if (isPlanToEat(columns)) return { format: 'plan-to-eat', ...readPlanToEat(rows) }
  if (isMyRecipeBox(columns)) return { format: 'my-recipe-box', ...readMyRecipeBox(rows) }
  return notRecognised(`${nameOf(file.path)} is a table, but its columns aren’t from a program we know.`)
}
