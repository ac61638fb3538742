// Measures what a serving is worked out to hold against what the recipes state themselves.
//   npm run bench -- nutrition [--worst]
// The recipes belong to their publishers and lie outside the project, in ../shared/data/nutrition;
// without them it says so.

import fs from 'node:fs'
import path from 'node:path'
import url from 'node:url'

const root = path.dirname(path.dirname(url.fileURLToPath(import.meta.url)))
const data = path.join(root, '../shared/data/nutrition/dev-nutrition.json')
const built = path.join(root, 'packages/ingredients/dist/nutrition/nutrition-of-lines.js')
if (!fs.existsSync(data)) {
  console.log(`No recipes at ${path.relative(root, data)}: nothing measured.`)
  process.exit(0)
}
if (!fs.existsSync(built)) {
  console.log('Not built yet: run npm run build first.')
  process.exit(1)
}
const { nutritionOfLines } = await import(url.pathToFileURL(built))

/** Recipes of which less of the weight is known are left out, as by the scorer beside the data. */
const MIN_COVERAGE = 0.9
const figures = { kcal: 'calories', protein: 'protein', carbs: 'carbs', fat: 'fat' }
const recipes = JSON.parse(fs.readFileSync(data, 'utf8'))
const worked = recipes.map((recipe) => ({ recipe, dish: nutritionOfLines(recipe.ingredients) }))
const covered = worked.filter(({ dish }) => dish.coverage > MIN_COVERAGE)
const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const percent = (share) => `${(share * 100).toFixed(1)} %`

console.log(`${covered.length} of ${recipes.length} recipes with more than 90 % of their weight known`)
for (const [nutrient, stated] of Object.entries(figures)) {
  const errors = covered
    .filter(({ recipe }) => recipe[stated] > 0)
    .map(({ recipe, dish }) => dish[nutrient] / recipe.servings / recipe[stated] - 1)
  const sizes = errors.map(Math.abs)
  const within = sizes.filter((error) => error <= 0.2).length / sizes.length
  console.log(
    `${stated.padEnd(9)} median error ${percent(middle(sizes))}, within 20 %: ${percent(within)}, leaning ${percent(middle(errors))}`,
  )
}
if (process.argv.includes('--worst'))
  for (const { recipe, dish } of covered
    .map((one) => ({ ...one, error: one.dish.kcal / one.recipe.servings / one.recipe.calories - 1 }))
    .toSorted((a, b) => Math.abs(b.error) - Math.abs(a.error))
    .slice(0, 20))
    console.log(recipe.id, Math.round(dish.kcal / recipe.servings), 'stated', recipe.calories)
