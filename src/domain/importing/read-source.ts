/**
 * Recognises one file of an upload and reads it. Whatever the bytes are, the answer is a reading or
 * a sentence, never an error; only a file that holds more than one import takes is refused.
 */
import { previewOf } from './preview.ts'
import { readPage } from '@plateful/page-reader/read-page'
import { readSeveral } from '@plateful/page-reader/several-recipes'
import { Refusal } from '../refusal.ts'
import { bringRecipe } from './bring-recipe.ts'
import { type BroughtRecipe, type PhotoSource, type Reading, reading, type SourceFile } from './brought.ts'
import { isCopyMeThat, readCopyMeThat } from './copy-me-that.ts'
import { isCopyMeThatText, readCopyMeThatText } from './copy-me-that-text.ts'
import { readCooklang } from './cooklang.ts'
import { dosTextOf, headOf, isOfDos, textOf } from './file-text.ts'
import type { FormatName } from './format.ts'
import { isFullFormat, readFullFormat } from './full-format.ts'
import { gunzip, isGzip, isZip, unzip } from './inflate.ts'
import { checkRecipeCount } from './limits.ts'
import { isMealieDatabase, readMealieBackup } from './mealie-backup.ts'
import { isMealieRecipe, mealieRecipe } from './mealie-recipe.ts'
import { isMealMaster, readMealMaster } from './meal-master.ts'
import { isMyRecipeBox, isMyRecipeBoxRecipe, myRecipeBoxRecipe, readMyRecipeBox } from './my-recipe-box.ts'
import { isPaprikaRecipe, paprikaRecipe } from './paprika.ts'
import { isPlanToEat, readPlanToEat } from './plan-to-eat.ts'
import { isPlanToEatText, readPlanToEatText } from './plan-to-eat-text.ts'
import { isObject, type JsonObject, objectsOf, parseJson } from './plain-json.ts'
import { isRecipeMl, readRecipeMl } from './recipe-ml.ts'
import { isRecipeSageText, readRecipeSageText } from './recipe-sage-text.ts'
import { readTable } from './recipe-table.ts'
import { recipeNodes, schemaRecipe } from './schema-recipes.ts'
import { ownRecipes } from './own-recipes.ts'
import { isNoise } from './source-files.ts'
import { writerOf } from './unclaimed.ts'
import { isTandoorRecipe, tandoorRecipe } from './tandoor.ts'

/** What a file turned out to be; `format` is null where nothing in it is known. */
export interface Recognised extends Reading {
  format: FormatName | null
}

const unknown = (problem?: string): Recognised => ({
  format: null,
  ...reading({ problems: problem === undefined ? [] : [problem] }),
})

/** The name of a file without its folders, as a person knows it. */
const nameOf = (path: string) => path.split('/').at(-1) ?? path

/** Reads a file; `paths` are the names of all files of the archive it lies in, for the pictures beside it. */
export function readSource(file: SourceFile, paths: readonly string[]): Recognised {
  try {
    return recognise(file, paths)
  } catch (error) {
    if (error instanceof Refusal) throw error
    const why = error instanceof RangeError ? 'it is nested too deeply' : 'it is broken'
    return unknown(`${nameOf(file.path)} cannot be read: ${why}.`)
  }
}

function recognise(file: SourceFile, paths: readonly string[]): Recognised {
  if (file.bytes.length === 0) return unknown(`${nameOf(file.path)} is empty.`)
  if (isZip(file.bytes)) return readNested(file)
  if (isGzip(file.bytes)) return readGzipped(file)
  const head = headOf(file.bytes)
  const first = head.trimStart().charAt(0)
  if (/\.cook$/i.test(file.path))
    return found('cooklang', [readCooklang(textOf(file.bytes), file.path, paths)])
  if (first === '{' || first === '[') return readJson(file, paths)
  const text = textOf(file.bytes)
  if (isRecipeMl(head)) return found('recipeml', readRecipeMl(text))
  if (isRecipeSageText(head)) return found('recipesage', readRecipeSageText(text))
  if (first === '<') return readHtml(file, text, paths)
  if (isCopyMeThatText(text)) return found('copymethat', [readCopyMeThatText(text)])
  if (isPlanToEatText(text)) return found('plan-to-eat', readPlanToEatText(text))
  if (isMealMaster(text))
    return found('mealmaster', readMealMaster(isOfDos(file.bytes) ? dosTextOf(file.bytes) : text))
  if (/\.(?:csv|tsv)$/i.test(file.path) || /^[^\n]*Title[^\n]*,[^\n]*Ingredients/i.test(head))
    return readCsv(file, text)
  return unknown()
}

function found(format: FormatName, recipes: (BroughtRecipe | null)[]): Recognised {
  const brought = recipes.filter((recipe) => recipe !== null)
  return { ...reading({ recipes: brought }), format: brought.length > 0 ? format : null }
}

/** A zip inside the archive holds a recipe with its picture, as Tandoor packs them. */
function readNested(file: SourceFile): Recognised {
  const files = unzip(file.bytes)
  if (files === null) return unknown(`${nameOf(file.path)} cannot be opened: it is broken or too large.`)
  const paths = files.map(({ path }) => path)
  const readings = files
    .filter(({ path, bytes }) => /\.json$/i.test(path) && !isNoise(path) && !isZip(bytes))
    .map((inner) => readSource(inner, paths))
  const recipes = readings.flatMap((one) => one.recipes).map((recipe) => withOwnPhoto(recipe, files))
  const format = readings.find((one) => one.format !== null)?.format ?? null
  return { ...reading({ recipes, problems: readings.flatMap((one) => one.problems) }), format }
}

/** The picture's bytes themselves: nobody but this reader has the inner archive open. */
function withOwnPhoto(recipe: BroughtRecipe, files: readonly SourceFile[]): BroughtRecipe {
  const { photo } = recipe
  if (photo?.kind !== 'file') return recipe
  const bytes = files.find(({ path }) => path === photo.path)?.bytes
  return { ...recipe, photo: bytes ? { kind: 'bytes', bytes } : null }
}

function readGzipped(file: SourceFile): Recognised {
  const bytes = gunzip(file.bytes)
  if (bytes === null || isGzip(bytes)) {
    return unknown(`${nameOf(file.path)} cannot be opened: it is broken or too large.`)
  }
  return readSource({ path: file.path.replace(/\.gz$/i, ''), bytes }, [])
}

function readJson(file: SourceFile, paths: readonly string[]): Recognised {
  const value = parseJson(textOf(file.bytes))
  if (value === undefined)
    return unknown(`${nameOf(file.path)} is not whole: its text ends or breaks off in the middle.`)
  if (isFullFormat(value)) return readOwn(value)
  if (isMealieDatabase(value)) return { format: 'mealie', ...readMealieBackup(value, paths) }
  const things = isObject(value) ? [value] : objectsOf(value)
  const readers: [FormatName, (thing: JsonObject) => boolean, (thing: JsonObject) => BroughtRecipe | null][] =
    [
      ['mealie', isMealieRecipe, (thing) => mealieRecipe(thing, photoBeside(file.path, paths))],
      ['tandoor', isTandoorRecipe, (thing) => tandoorRecipe(thing, photoBeside(file.path, paths))],
      ['my-recipe-box', isMyRecipeBoxRecipe, (thing) => myRecipeBoxRecipe(thing, paths)],
      ['paprika', isPaprikaRecipe, paprikaRecipe],
    ]
  for (const [format, isOne, read] of readers) {
    const ones = things.filter(isOne)
    checkRecipeCount(ones.length)
    if (ones.length > 0) return found(format, ones.map(read))
  }
  return readSchema(file.path, value, paths)
}

/** A file of our own; all that it holds besides recipes goes past the readers. */
function readOwn(value: unknown): Recognised {
  const read = readFullFormat(value)
  if ('problem' in read) return unknown(read.problem)
  return { ...reading({ recipes: ownRecipes(read.file), problems: read.remarks }), format: 'plateful' }
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)
const picture = /\.(?:jpe?g|png|webp|gif)$/i

/** The picture that lies beside a recipe or in `images/` under it; the original before smaller ones. */
function photoBeside(path: string, paths: readonly string[]): PhotoSource | null {
  const folder = folderOf(path)
  const near = paths.filter(
    (one) => picture.test(one) && (folderOf(one) === folder || folderOf(one) === `${folder}images/`),
  )
  const isOnly = paths.filter((one) => folderOf(one) === folder && /\.json$/i.test(one)).length <= 1
  const stem = path.slice(0, path.lastIndexOf('.'))
  const best =
    near.find((one) => /(?:^|\/)original\.[^/]+$/i.test(one)) ??
    near.find((one) => one.startsWith(`${stem}.`)) ??
    (isOnly ? (near.find((one) => /(?:^|\/)image[^/]*$/i.test(one)) ?? near[0]) : undefined)
  return best === undefined ? null : { kind: 'file', path: best }
}

function readSchema(path: string, value: unknown, paths: readonly string[]): Recognised {
  const nodes = recipeNodes(value)
  checkRecipeCount(nodes.length)
  const folder = folderOf(path)
  const recipes = nodes.map((node) => schemaRecipe(node, { folder, paths }))
  const isSage =
    isObject(value) &&
    Array.isArray(value['recipes']) &&
    nodes.some((node) => 'creditText' in node || 'identifier' in node)
  const isCloud = nameOf(path) === 'recipe.json' && nodes.length === 1
  return found(isSage ? 'recipesage' : isCloud ? 'nextcloud' : 'json-ld', recipes)
}

function readHtml(file: SourceFile, html: string, paths: readonly string[]): Recognised {
  if (isCopyMeThat(html)) return found('copymethat', readCopyMeThat(html, paths))
  const writer = writerOf(html)
  if (writer !== null)
    return unknown(
      `${nameOf(file.path)} is ${writer}, which Plateful cannot read yet. Nothing of it is taken. Export the recipes in another format, or save each as a web page.`,
    )
  const { recipe } = readPage(html, '')
  if (recipe === null) return unknown()
  const others = readSeveral(html, '').length - 1
  const { name, ingredients, steps, ...preview } = previewOf(recipe, null)
  const photo = pictureOn(html, file.path, paths) ?? addressOf(recipe.image)
  return found('web-page', [
    bringRecipe({
      ...preview,
      key: file.path,
      name,
      ingredients,
      steps,
      photo,
      lost: { 'other recipes on a page': Math.max(0, others) },
    }),
  ])
}

const addressOf = (image: string | null): PhotoSource | null =>
  image === null ? null : { kind: 'address', address: image }

/** The first picture of a saved page that was saved beside it, as Paprika's pages and browsers do. */
function pictureOn(html: string, path: string, paths: readonly string[]): PhotoSource | null {
  const known = new Set(paths.filter((one) => picture.test(one)))
  if (known.size === 0) return null
  for (const [, src = ''] of html.matchAll(/<img\b[^>]{0,2000}?\bsrc\s*=\s*["']([^"']{1,500})/gi)) {
    const beside = folderOf(path) + decoded(src).replace(/^\.\//, '')
    if (known.has(beside)) return { kind: 'file', path: beside }
  }
  return null
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('&amp;', '&'))
  } catch {
    return address
  }
}

function readCsv(file: SourceFile, text: string): Recognised {
  const { columns, rows } = readTable(text)
  if (isPlanToEat(columns)) return { format: 'plan-to-eat', ...readPlanToEat(rows) }
  if (isMyRecipeBox(columns)) return { format: 'my-recipe-box', ...readMyRecipeBox(rows) }
  return unknown(`${nameOf(file.path)} is a table, but its columns are not those of a program that we know.`)
}
