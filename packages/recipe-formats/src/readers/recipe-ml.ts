/**
 * RecipeML 0.5 (`.xml`). No declaration of the document is followed, and no external entity read.
 */

import type { PageElement } from '@plateful/page-reader/page/document'
import { minutesIn } from '@plateful/page-reader/page/duration'
import { yieldAmong } from '@plateful/page-reader/page/yield'
import { nutritionText } from '@plateful/page-reader/structured-data/nutrition'
import { load } from 'cheerio/slim'
import { type FileRecipe, recipeUnlessEmpty } from '../file-recipe.ts'
import { checkRecipeCount } from '../limits.ts'
import { headingLine, paragraphsIn, withoutMarkup } from '../text/convert-lines.ts'
import { splitBefore } from '../text/file-text.ts'

/** Whether the text is RecipeML. */
export const isRecipeMl = (text: string): boolean => /<recipeml[\s>]/i.test(text.slice(0, 8000))

/**
 * A document type with its declarations. It is removed, since entities that refer to each other can
 * turn a small file into gigabytes.
 */
const doctype = /<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/gi

/** A fraction in two elements: without a sign between them, 1 and 2 would be read as 12. */
const fraction = /<frac>\s*<n>\s*(\d{1,4})\s*<\/n>[^\d]{0,80}?<d>\s*(\d{1,4})\s*<\/d>\s*<\/frac>/gi

/**
 * Every recipe of the document, also those in its menus. Each is parsed by itself, since a document
 * can hold thousands.
 */
export function readRecipeMl(text: string): FileRecipe[] {
  const withoutDeclarations = text
    .replace(doctype, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(fraction, ' $1/$2 ')
  const pieces = splitBefore(withoutDeclarations, /<recipe[\s>]/gi)
  checkRecipeCount(pieces.length)
  return pieces.flatMap((piece) => recipeOf(piece) ?? [])
}

type Document = ReturnType<typeof load>

function recipeOf(xml: string): FileRecipe | null {
  const $ = load(xml, { xml: { xmlMode: true, decodeEntities: true } })
  const text = (selector: string) => withoutMarkup($(selector).first().text())
  const texts = (selector: string) =>
    $(selector)
      .get()
      .map((node) => $(node).text())
  return recipeUnlessEmpty({
    name: text('head > title') || text('title'),
    ingredients: $('ingredients')
      .find('ing-div[title], ing-div > title, ing')
      .get()
      .map((node) => lineOf($, node)),
    steps: stepsOf($),
    ...yieldAmong([joinWords([text('yield qty') || text('yield q1'), text('yield unit')]) || text('yield')]),
    description: texts('recipe > description').flatMap(paragraphsIn).join('\n'),
    ...timesOf($),
    tags: texts('categories cat'),
    source: text('source srcitem') || text('head > source'),
    nutritionPerServing: nutritionText(
      Object.fromEntries(
        $('nutrition')
          .find('*')
          .get()
          .map((node) => [node.name, $(node).text()]),
      ),
    ),
    notes: texts('recipe > note').flatMap(paragraphsIn),
  })
}

/** Times by their type. A single time without a type is the cooking time. */
function timesOf($: Document) {
  const minutesOf = (node: PageElement) =>
    joinWords(
      $(node)
        .find('qty,timeunit,q1')
        .get()
        .map((part) => $(part).text()),
    ) || $(node).text()
  const minutesOfType = (type: RegExp) =>
    minutesIn(
      $('preptime')
        .get()
        .filter((node) => type.test(node.attribs['type'] ?? ''))
        .map(minutesOf)
        .join(' '),
    )
  const [prep, cook, total] = [minutesOfType(/prep/i), minutesOfType(/cook|bak/i), minutesOfType(/total/i)]
  const isOnly = $('preptime').length === 1 && prep === null && total === null
  const untypedMinutes = isOnly ? minutesIn(withoutMarkup($('preptime').text())) : null
  return { prepTimeMinutes: prep, cookTimeMinutes: cook ?? untypedMinutes, totalTimeMinutes: total }
}

/** A line of the ingredients, or a heading among them. */
function lineOf($: Document, node: PageElement): string {
  if (node.name === 'title') return headingLine($(node).text())
  if (node.name === 'ing-div') return headingLine(node.attribs['title'] ?? '')
  const textOfChild = (selector: string) => withoutMarkup($(node).children(selector).first().text())
  const amounts = $(node)
    .children('amt')
    .get()
    .map((amountNode) => amountOf((part) => $(amountNode).find(part).first().text()))
  const words = joinWords([amounts.filter(Boolean).join(' or '), textOfChild('item')])
  const fullLine = [words, textOfChild('prep'), textOfChild('ing-note')].filter(Boolean).join(', ')
  return node.attribs['optional'] === 'yes' ? `${fullLine} (optional)` : fullLine
}

const joinWords = (parts: string[]) => parts.map(withoutMarkup).filter(Boolean).join(' ')

function amountOf(part: (selector: string) => string): string {
  const [from, to] = [withoutMarkup(part('q1')), withoutMarkup(part('q2'))]
  const quantity = from !== '' && to !== '' ? `${from}-${to}` : withoutMarkup(part('qty')) || from
  return joinWords([quantity, part('unit')])
}

function stepsOf($: Document): string[] {
  const parts = $('directions').find('dir-div > title, step').get()
  const steps = parts.map((node) =>
    node.name === 'title' ? headingLine($(node).text()) : withoutMarkup($(node).text()),
  )
  const isBare = !parts.some((node) => node.name === 'step')
  return isBare ? paragraphsIn($('directions').text()) : steps
}
