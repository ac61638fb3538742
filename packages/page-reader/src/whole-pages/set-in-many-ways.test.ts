/**
 * The same recipe is read however a page sets it: foods, steps and the titles of their parts in
 * each way of `test/ways-to-set`, in ten languages (importing 148).
 */

import { describe, expect, test } from 'vitest'
import { smallRecipes, type SmallRecipe } from '../../test/small-recipes.ts'
import { waysOfFoods, waysOfPages, waysOfSteps, waysOfTitles } from '../../test/ways-to-set.ts'
import { lettersAndDigitsOf } from '../page/comparable-text.ts'
import { isHeading, type PageLine, textOf, withoutHeadings } from '../page/page-recipe.ts'
import { readPage } from '../read-page.ts'

type Ways = { foods: string; steps: string; titles: string }

/** The recipe in its parts: all foods, then all steps. */
function partsBelowLabels({ labels, parts }: SmallRecipe, ways: Ways): string {
  const [foods, steps, titles] = [waysOfFoods[ways.foods], waysOfSteps[ways.steps], waysOfTitles[ways.titles]]
  if (!foods || !steps || !titles) throw new Error(`unknown way: ${JSON.stringify(ways)}`)
  return [
    titles.label(labels.foods),
    ...parts.map((part) => titles.part(part.title) + foods(part.foods)),
    titles.label(labels.method),
    ...parts.map((part) => titles.part(part.title) + steps(part.steps)),
  ].join('\n')
}

/** The same part by part: its foods and its steps, each below its label. */
function partByPart({ labels, parts }: SmallRecipe, ways: Ways): string {
  const label = (text: string) => `<p><b>${text}:</b></p>`
  const listsOf = ({ title, foods, steps }: SmallRecipe['parts'][number]) =>
    `<h2>${title}</h2>${label(labels.foods)}${waysOfFoods[ways.foods]?.(foods) ?? ''}${label(labels.method)}${waysOfSteps[ways.steps]?.(steps) ?? ''}`
  return parts.map(listsOf).join('\n')
}

const pageOf = ({ name, language }: SmallRecipe, body: string) =>
  `<html lang="${language}"><head><title>${name} - Kitchen Table</title></head><body>
    <div><a href="/">Kitchen Table</a></div><h1>${name}</h1>${body}<footer>Kitchen Table</footer></body></html>`

const lettersOfLines = (lines: PageLine[] = []) => withoutHeadings(lines).map(lettersAndDigitsOf)
const withoutCount = (line: PageLine): PageLine =>
  isHeading(line) ? line : textOf(line).replace(/^\d[.)]\s/, '')

function isRead(recipe: SmallRecipe, body: string): boolean {
  const read = readPage(pageOf(recipe, body), 'https://kitchen.example/p/17').recipe
  const foods = recipe.parts.flatMap((part) => part.foods)
  const steps = recipe.parts.flatMap((part) => part.steps)
  return (
    read?.name === recipe.name &&
    lettersOfLines(read.ingredients).join('|') === lettersOfLines(foods).join('|') &&
    lettersOfLines(read.steps.map(withoutCount)).join('') === lettersOfLines(steps).join('')
  )
}

const [allFoods, allSteps, allTitles] = [waysOfFoods, waysOfSteps, waysOfTitles].map(Object.keys)

/**
 * Each way of foods and each way of steps with each of titles. Foods move on by one from titles to
 * titles, so that the same two ways of lists never meet twice.
 */
const waysTried = (allTitles ?? []).flatMap((titles, shift) =>
  Array.from({ length: Math.max(allFoods?.length ?? 0, allSteps?.length ?? 0) }, (_, at): Ways => ({
    foods: allFoods?.[(at + shift) % allFoods.length] ?? 'list',
    steps: allSteps?.[at % allSteps.length] ?? 'list',
    titles,
  })),
)

describe.each(smallRecipes)('a recipe in $language is read in each way (importing 148)', (recipe) => {
  test.each(allTitles ?? [])('with its parts below the labels, titles as %s', (titles) => {
    const ways = waysTried.filter((way) => way.titles === titles)
    expect(ways.filter((way) => !isRead(recipe, partsBelowLabels(recipe, way)))).toEqual([])
  })

  test('part by part', () => {
    const ways = waysTried.filter(({ titles }) => titles === 'headings')
    expect(ways.filter((way) => !isRead(recipe, partByPart(recipe, way)))).toEqual([])
  })

  test('wherever its lists stand on the page', () => {
    const { labels, parts } = recipe
    const [foods, steps] = [parts.flatMap((part) => part.foods), parts.flatMap((part) => part.steps)]
    const pages = Object.entries(waysOfPages).flatMap(([page, set]) =>
      Object.entries(waysOfFoods).map(([way, setFoods]) => ({
        way: `${way}, ${page}`,
        body: set({ labels, foods: setFoods(foods), steps: waysOfSteps['paragraphs']?.(steps) ?? '' }),
      })),
    )
    expect(pages.filter(({ body }) => !isRead(recipe, body)).map(({ way }) => way)).toEqual([])
  })
})
