import { formatCount } from '@plateful/ingredients/format-english'
import type { ReactNode } from 'react'
import { mealSlots } from '../../../domain/calendar/meal.ts'
import {
  mealCategories,
  MAX_CUISINES,
  OTHER_CUISINE,
  type WeekSummary,
} from '../../../domain/calendar/summarise-week.ts'
import { slotNames } from '../meal-labels.ts'
import classes from './summary-cards.module.css'

export function SummaryCards({ summary }: { summary: WeekSummary }) {
  const { meals, uniqueRecipes, averagePrepMinutes, cuisines, slots, categories, nutrition } = summary
  const [mostCommon] = cuisines
  // Recipes without a cuisine do not count for the most common one.
  const top = cuisines.find(({ cuisine }) => cuisine !== OTHER_CUISINE)
  return (
    <div className={classes.cards}>
      <Figure title="Total Meals" value={String(meals)} words={formatCount(uniqueRecipes, 'unique recipe')}>
        <Plates filled={meals} of={28} />
      </Figure>
      <Figure
        title="Avg Prep Time"
        value={averagePrepMinutes === null ? '–' : `${averagePrepMinutes} min`}
        words={
          averagePrepMinutes === null
            ? 'No planned recipe has a prep time'
            : 'across recipes with a prep time'
        }
      />
      <Figure
        title="Top Cuisine"
        value={top?.cuisine ?? '–'}
        words={top ? formatCount(top.meals, 'meal') : 'No planned recipe names a cuisine'}
      >
        <Ring share={top ? top.meals / sum(cuisines.map((cuisine) => cuisine.meals)) : 0} />
      </Figure>
      <Figure
        title="Meal Diversity"
        value={String(cuisines.length)}
        words={cuisines.length === 1 ? 'cuisine' : 'cuisines'}
      >
        <Plates filled={cuisines.length} of={Math.max(7, cuisines.length)} />
      </Figure>
      <Card title="Meal Type Distribution" isWide>
        <Bars rows={mealSlots.map((slot) => ({ name: slotNames[slot], value: slots[slot] }))} most={meals} />
        <h3 className={classes.sub}>By kind</h3>
        <Bars rows={mealCategories.map((name) => ({ name, value: categories[name] }))} most={meals} />
      </Card>
      <Card title="Cuisine Diversity" isWide>
        {cuisines.length === 0 ? (
          <p className={classes.words}>Plan a recipe with a cuisine and it’s counted here.</p>
        ) : (
          <Bars
            rows={cuisines
              .slice(0, MAX_CUISINES)
              .map((cuisine) => ({ name: cuisine.cuisine, value: cuisine.meals }))}
            most={mostCommon?.meals ?? 1}
          />
        )}
      </Card>
      <Card title="Estimated Nutrition Balance" isWide>
        <Bars
          rows={[
            { name: 'Protein', value: nutrition.protein },
            { name: 'Carbs', value: nutrition.carbs },
            { name: 'Vegetables', value: nutrition.vegetables },
          ]}
          most={100}
          unit="%"
        />
        <p className={classes.words}>
          A rough guess from how many meals and recipes are planned, not from what’s in them.
        </p>
      </Card>
    </div>
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function Card({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <section className={classes.card} data-wide={isWide}>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </section>
  )
}

function Figure({
  title,
  value,
  words,
  children,
}: {
  title: string
  value: string
  words: string
  children?: ReactNode
}) {
  return (
    <Card title={title}>
      <div className={classes.figure}>
        <div>
          <p className={classes.value}>{value}</p>
          <p className={classes.words}>{words}</p>
        </div>
        {children}
      </div>
    </Card>
  )
}

interface BarsProps {
  rows: readonly { name: string; value: number }[]
  /** The value of a full bar. */
  most: number
  unit?: string
}

/** A list with a bar beside each number. The words say everything; the bars are decoration. */
function Bars({ rows, most, unit = '' }: BarsProps) {
  return (
    <ul className={classes.bars}>
      {rows.map(({ name, value }) => (
        <li key={name} className={classes.row}>
          <span className={classes.name}>{name}</span>
          <span className={classes.number}>
            {value}
            {unit}
          </span>
          <svg className={classes.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
            <rect className={classes.ground} width="100" height="6" />
            <rect
              className={classes.fill}
              width={most > 0 ? (100 * Math.min(value, most)) / most : 0}
              height="6"
            />
          </svg>
        </li>
      ))}
    </ul>
  )
}

const CIRCUMFERENCE = 2 * Math.PI * 15

function Ring({ share }: { share: number }) {
  return (
    <svg className={classes.ring} viewBox="0 0 40 40" aria-hidden>
      <circle className={classes.track} cx="20" cy="20" r="15" />
      <circle
        className={classes.arc}
        cx="20"
        cy="20"
        r="15"
        strokeDasharray={`${CIRCUMFERENCE * share} ${CIRCUMFERENCE}`}
        transform="rotate(-90 20 20)"
      />
    </svg>
  )
}

/** `of` plates, the first ones filled (`filled`), seven in a row. */
function Plates({ filled, of }: { filled: number; of: number }) {
  // Eight to thirteen plates are in two rows of about the same length.
  const columns = of > 7 && of < 14 ? Math.ceil(of / 2) : 7
  const rows = Math.ceil(of / columns)
  return (
    <svg
      className={classes.plates}
      viewBox={`0 0 70 ${rows * 10}`}
      style={{ height: `${rows * 0.75}rem` }}
      aria-hidden
    >
      {Array.from({ length: of }, (_, index) => (
        <circle
          key={index}
          className={index < filled ? classes.plate : classes.gap}
          cx={65 - 10 * (columns - 1 - (index % columns))}
          cy={5 + 10 * Math.floor(index / columns)}
          r="3.6"
        />
      ))}
    </svg>
  )
}
