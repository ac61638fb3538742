/**
 * schema.org recipes in files: one, a list, a `@graph`, RecipeSage's `{ recipes: [] }`, Nextcloud
 * Cookbook's `recipe.json`.
 */

import { isHeading, textOf } from '@plateful/page-reader/page/page-recipe'
import {
  isNode,
  isOfType,
  listOf,
  property,
  type SchemaNode,
  textOfValue,
  textsOf,
} from '@plateful/page-reader/structured-data/schema-node'
import { recipeFields } from '@plateful/page-reader/structured-data/schema-recipe'
import { type FileRecipe, type PhotoSource, recipeUnlessEmpty, webPhoto } from '../file-recipe.ts'
import { convertLine, headingLine, paragraphsIn } from '../text/convert-lines.ts'
import { numberOf, stringOf } from '../text/json-values.ts'

const MAX_DEPTH = 12

/** Every object in the value that says it is a recipe, or that has ingredients and a method. */
export function recipeNodes(value: unknown, depth = 0): SchemaNode[] {
  if (depth > MAX_DEPTH) return []
  if (Array.isArray(value)) return value.flatMap((item) => recipeNodes(item, depth + 1))
  if (!isNode(value)) return []
  if (isRecipe(value)) return [value]
  return Object.values(value).flatMap((item) => recipeNodes(item, depth + 1))
}

function isRecipe(node: SchemaNode): boolean {
  if (isOfType(node, 'Recipe')) return Object.keys(node).length > 2
  return (
    property(node, 'recipeIngredient') !== undefined && property(node, 'recipeInstructions') !== undefined
  )
}

/**
 * The recipe of one such object. `folder` is the folder of its file, in which Nextcloud Cookbook
 * has the pictures.
 */
export function schemaRecipe(
  node: SchemaNode,
  { folder, paths }: { folder: string; paths: readonly string[] },
): FileRecipe | null {
  const { image: _image, tips: _tips, ...fields } = recipeFields(withSectionHeadings(node), '')
  const notes = notesOf(node)
  // RecipeSage always writes the author's comment, even where it is empty, so its ratings are the
  // owner's own.
  const isOwnRating = property(node, 'creditText') !== undefined || hasAuthorNotes(node)
  return recipeUnlessEmpty({
    ...fields,
    key: textOfValue(property(node, 'identifier', '@id', 'id')) || (fields.name ?? ''),
    name: fields.name ?? '',
    ingredients: storedLines(fields.ingredients ?? []),
    steps: storedLines(fields.steps ?? []),
    tags: tagsOf(node),
    source: sourceOf(node),
    rating: isOwnRating ? numberOf(textOfValue(property(ratingOf(node), 'ratingValue'))) : null,
    notes,
    photo: photoOf(node, folder, paths),
    lost: {
      ratings: !isOwnRating && textOfValue(property(ratingOf(node), 'ratingValue')) !== '' ? 1 : 0,
      'pictures of steps': picturesOfSteps(property(node, 'recipeInstructions')),
      'further pictures': Math.max(0, listOf(property(node, 'image', 'images')).length - 1),
    },
  })
}

/**
 * Whether RecipeSage wrote the recipe: it always writes the comment and the credit, even where they
 * are empty.
 */
export const isOfRecipeSage = (node: SchemaNode): boolean => 'creditText' in node && hasAuthorNotes(node)

/** How many steps carry a picture of their own, inside their sections too. */
function picturesOfSteps(steps: unknown, depth = 0): number {
  if (depth > MAX_DEPTH) return 0
  return listOf(steps)
    .filter(isNode)
    .map(
      (step) =>
        (property(step, 'image') === undefined ? 0 : 1) +
        picturesOfSteps(property(step, 'itemListElement', 'steps'), depth + 1),
    )
    .reduce((sum, count) => sum + count, 0)
}

const ratingOf = (node: SchemaNode): SchemaNode => {
  const rating = property(node, 'aggregateRating')
  return isNode(rating) ? rating : {}
}

/**
 * Makes a heading of a section without steps: RecipeSage writes headings so, before their steps.
 */
function withSectionHeadings(node: SchemaNode): SchemaNode {
  const steps = property(node, 'recipeInstructions')
  if (!Array.isArray(steps)) return node
  const recipeInstructions: unknown[] = steps.map((step: unknown) =>
    isNode(step) &&
    isOfType(step, 'HowToSection') &&
    property(step, 'itemListElement', 'steps', 'text') === undefined
      ? headingLine(textOfValue(property(step, 'name')))
      : step,
  )
  return { ...node, recipeInstructions }
}

const storedLines = (lines: Parameters<typeof textOf>[0][]): string[] =>
  lines.map((line) => (isHeading(line) ? headingLine(textOf(line)) : convertLine(textOf(line))))

function tagsOf(node: SchemaNode): string[] {
  const words = [...textsOf(property(node, 'keywords')), ...textsOf(property(node, 'recipeCategory'))]
  return words.flatMap((word) => word.split(/[,;]/))
}

function sourceOf(node: SchemaNode): string {
  const statedSources = ['isBasedOn', 'url', 'mainEntityOfPage', 'creditText'].map((name) => {
    const value = property(node, name)
    return isNode(value) ? textOfValue(property(value, '@id', 'url')) : textOfValue(value)
  })
  return (
    statedSources.find((text) => /^https?:\/\//i.test(text)) ??
    textOfValue(property(node, 'creditText', 'author'))
  )
}

const isAuthorNotes = (comment: unknown): comment is SchemaNode =>
  isNode(comment) && textOfValue(property(comment, 'name')) === 'Author Notes'

const hasAuthorNotes = (node: SchemaNode) => listOf(property(node, 'comment')).some(isAuthorNotes)

/** The notes, which RecipeSage exports as a comment of the author. */
const notesOf = (node: SchemaNode): string[] =>
  listOf(property(node, 'comment'))
    .filter(isAuthorNotes)
    .flatMap((comment) => {
      const text = property(comment, 'text')
      return typeof text === 'string' ? paragraphsIn(text) : []
    })

function photoOf(node: SchemaNode, folder: string, paths: readonly string[]): PhotoSource | null {
  const nextcloudPhotos = ['full.jpg', 'full.png', 'full.webp', 'full.jpeg', 'full.gif'].map(
    (name) => folder + name,
  )
  const statedImages = listOf(property(node, 'image', 'images')).map((image) =>
    isNode(image)
      ? stringOf(property(image, 'url', 'contentUrl', '@id'))
      : typeof image === 'string'
        ? image
        : '',
  )
  const candidates = [
    ...nextcloudPhotos,
    ...statedImages.flatMap((name) => [folder + name, name.replace(/^\/+/, '')]),
  ]
  const path = candidates.find((name) => name !== '' && !name.endsWith('/') && paths.includes(name))
  if (path !== undefined) return { kind: 'file', path }
  const embedded = statedImages
    .map((name) => /^data:image\/[a-z+]+;base64,(.+)$/is.exec(name)?.[1])
    .find(Boolean)
  if (embedded) return { kind: 'base64', text: embedded }
  return webPhoto(statedImages.find((name) => /^https?:\/\//i.test(name)))
}
