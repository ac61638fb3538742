/**
 * Small pages of our own for rules that real pages taught: `corpus/NAME.html` is the page, and
 * `NAME.json` says the rule and what is read.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isHeading, type PageRecipe } from './page/page-recipe.ts'
import { readPage } from './read-page.ts'

const corpus = join(import.meta.dirname, '../corpus')
const names = readdirSync(corpus).flatMap((file) => (file.endsWith('.html') ? [file.slice(0, -5)] : []))

interface Expected {
  rule: string
  method: string
  recipe: Record<string, unknown> | null
  warnings: string[]
}

const expectedOf = (name: string) =>
  JSON.parse(readFileSync(join(corpus, `${name}.json`), 'utf8')) as Expected

/** What a recipe has, without its address; headings by their word. */
const known = (recipe: PageRecipe | null) =>
  recipe &&
  Object.fromEntries(
    Object.entries(recipe).flatMap(([field, value]) => {
      if (field === 'source' || value === null || (Array.isArray(value) && value.length === 0)) return []
      const isLines = field === 'ingredients' || field === 'steps'
      return [[field, isLines ? recipe[field].map(asWritten) : value]]
    }),
  )

const asWritten = (line: PageRecipe['steps'][number]) => (isHeading(line) ? { heading: line.text } : line)

test.each(names.map((name) => [expectedOf(name).rule, name]))('%s (%s)', (_, name) => {
  const { method, recipe, warnings } = expectedOf(name)
  const reading = readPage(
    readFileSync(join(corpus, `${name}.html`), 'utf8'),
    `https://kitchen.example/${name}`,
  )
  expect({ method: reading.method, recipe: known(reading.recipe), warnings: reading.warnings }).toEqual({
    method,
    recipe,
    warnings,
  })
})
