import { Fragment, type ReactNode } from 'react'
import { isHeading } from '../../domain/recipes/lines.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { scaleLine } from '../../domain/recipes/scale.ts'
import { NutritionList } from './nutrition-list.tsx'
import classes from './recipe-screen.module.css'

interface Props {
  recipe: Recipe
  servings: number
  /** Stands above the ingredients. */
  tools?: ReactNode
  /** Shows a line of the ingredients in another way: a list item. */
  renderLine?: (line: string) => ReactNode
}

/** What goes in, beside what to do. */
export function RecipeBody({ recipe, servings, tools, renderLine }: Props) {
  const lineOf = (line: string) =>
    renderLine?.(line) ?? <Ingredient line={line} from={recipe.servings} to={servings} />
  return (
    <>
      <div className={classes.columns}>
        <section aria-labelledby="ingredients" className={classes.ingredients}>
          <h2 id="ingredients">Ingredients</h2>
          {tools}
          {sectionsOf(recipe.ingredients).map(({ heading, lines }, index) => (
            <div key={index}>
              {heading && <h3>{heading}</h3>}
              <ul>
                {lines.map((line, row) => (
                  <Fragment key={row}>{lineOf(line)}</Fragment>
                ))}
              </ul>
            </div>
          ))}
        </section>
        <section aria-labelledby="method" className={classes.method}>
          <h2 id="method">Method</h2>
          {sectionsOf(recipe.steps).map(({ heading, lines, before }, index) => (
            <div key={index}>
              {heading && <h3>{heading}</h3>}
              <ol start={before + 1}>
                {lines.map((step, row) => (
                  <li key={row} data-number={before + row + 1}>
                    {step}
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </section>
      </div>
      <div className={classes.nutrition}>
        <NutritionList text={recipe.nutritionPerServing} />
      </div>
    </>
  )
}

/** As written, a line stays word for word; for other servings its amount is said anew and set apart. */
function Ingredient({ line, from, to }: { line: string; from: number; to: number }) {
  if (from === to) return <li>{line}</li>
  const { amountText, text } = scaleLine(line, from, to, 'original')
  if (!amountText || !text.startsWith(amountText)) return <li>{text}</li>
  return (
    <li>
      <strong>{amountText}</strong>
      {text.slice(amountText.length)}
    </li>
  )
}

interface LineSection {
  heading: string | null
  lines: string[]
  /** How many lines stand in the sections before, so that steps count on. */
  before: number
}

function sectionsOf(lines: readonly string[]): LineSection[] {
  const sections: LineSection[] = []
  let before = 0
  for (const line of lines) {
    const last = sections.at(-1)
    if (isHeading(line)) sections.push({ heading: line.replace(/\s*:\s*$/, ''), lines: [], before })
    else {
      if (last) last.lines.push(line)
      else sections.push({ heading: null, lines: [line], before })
      before += 1
    }
  }
  return sections
}
