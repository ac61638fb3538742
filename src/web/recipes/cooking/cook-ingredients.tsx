import { Checkbox } from '@mantine/core'
import { isHeading } from '@plateful/ingredients/lines/recipe-lines'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { ScaledText } from '../scaled-text.tsx'
import { ServingsControl } from '../servings-control.tsx'
import classes from './cook-screen.module.css'

interface Props {
  recipe: Recipe
  servings: number
  ticked: readonly number[]
  onTick: (row: number) => void
  onScale: (servings: number) => void
}

/** What goes in, for so many; what is weighed out is ticked off. */
export function CookIngredients({ recipe, servings, ticked, onTick, onScale }: Props) {
  return (
    <section className={classes.ingredients} aria-labelledby="ingredients">
      <h2 id="ingredients">Ingredients</h2>
      <ServingsControl servings={servings} written={recipe.servings} onChange={onScale} />
      <ul className={classes.lines}>
        {recipe.ingredients.map((line, row) => (
          <li key={row}>
            {isHeading(line) ? (
              <h3 className={classes.heading}>{line.replace(/\s*:\s*$/, '')}</h3>
            ) : (
              <Checkbox
                size="md"
                className={classes.line}
                checked={ticked.includes(row)}
                onChange={() => onTick(row)}
                label={<ScaledText line={line} from={recipe.servings} to={servings} />}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
