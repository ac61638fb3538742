import { type Nutrition, readNutrition } from '../../domain/recipes/nutrition.ts'
import classes from './nutrition-list.module.css'

const figures: readonly [keyof Nutrition, string, string][] = [
  ['calories', 'Energy', 'kcal'],
  ['protein', 'Protein', 'g'],
  ['carbs', 'Carbohydrates', 'g'],
  ['fat', 'Fat', 'g'],
  ['fiber', 'Fibre', 'g'],
  ['sugar', 'Sugar', 'g'],
  ['sodium', 'Sodium', 'mg'],
]

/** The known figures in one line: 'Energy 420 kcal, Protein 12 g'. */
export function formatNutrition(text: string | null): string {
  const nutrition = readNutrition(text)
  return figures
    .flatMap(([key, name, unit]) =>
      nutrition?.[key] === undefined ? [] : [`${name} ${Math.round(nutrition[key])} ${unit}`],
    )
    .join(', ')
}

/**
 * The known nutrition figures per serving; nothing where none is known. `note`: where they are
 * from.
 */
export function NutritionList({
  nutrition,
  note,
}: {
  nutrition: Nutrition | null
  note?: string | undefined
}) {
  const knownFigures = figures.filter(([key]) => nutrition?.[key] !== undefined)
  if (knownFigures.length === 0) return null
  return (
    <section className={classes.nutrition} aria-label="Nutrition per serving">
      <h2 className={classes.title}>Nutrition per serving</h2>
      <dl className={classes.figures}>
        {knownFigures.map(([key, name, unit]) => (
          <div key={key} className={classes.figure}>
            <dt>{name}</dt>
            <dd>
              {Math.round(nutrition?.[key] ?? 0)} {unit}
            </dd>
          </div>
        ))}
      </dl>
      {note !== undefined && <p className={classes.note}>{note}</p>}
    </section>
  )
}
