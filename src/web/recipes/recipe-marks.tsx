import { Button } from '@mantine/core'
import { IconToolsKitchen2, IconX, IconStar, IconStarFilled } from '@tabler/icons-react'
import { useState, useId } from 'react'
import { Day, formatDay } from '../../domain/day.ts'
import { MAX_STARS } from '../../domain/recipes/recipe-marks.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { thingKey } from '../api/waiting-things.ts'
import { DateField } from '../ui/forms/date-field.tsx'
import { handleSubmit } from '../ui/forms/handle-submit.ts'
import { useProblem } from '../ui/forms/use-problem.ts'
import { useToday } from '../ui/use-today.ts'
import { WaitingSign } from '../ui/waiting-sign.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { describeTimesMade, formatStars } from './format-recipe.ts'
import { useChangeCookLog, useCookLog, useMarkRecipe } from './mark-queries.ts'
import classes from './recipe-marks.module.css'

export function RecipeMarks({ recipe }: { recipe: Recipe }) {
  return (
    <section className={classes.marks} aria-label="Your marks">
      <FavouriteButton recipe={recipe} />
      <StarsField recipe={recipe} />
      <MadeOn recipe={recipe} />
      <WaitingSign thing={thingKey.recipeMarks(recipe.id)} />
    </section>
  )
}

/** The line with the count opens the days so far and a field for another day. */
function MadeOn({ recipe }: { recipe: Recipe }) {
  const today = useToday()
  const days = useCookLog(recipe.id).data ?? []
  const change = useChangeCookLog(recipe.id)
  const isToday = days.some(({ date }) => date === today)
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconToolsKitchen2 size={18} aria-hidden />}
        aria-pressed={isToday}
        onClick={() => change.mutate({ date: today, isMade: !isToday })}
      >
        {isToday ? 'Made today' : 'Made it'}
      </Button>
      <details className={classes.history}>
        <summary className={classes.sum}>{describeTimesMade(recipe)}</summary>
        <ul className={classes.days}>
          {days.map(({ date }) => (
            <li key={date}>
              {formatDay(date, 'full')}
              <button
                type="button"
                className={classes.remove}
                aria-label={`Not made on ${formatDay(date, 'full')}`}
                onClick={() => change.mutate({ date, isMade: false })}
              >
                <IconX size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
        <AnotherDay latest={today} onAdd={(date) => change.mutate({ date, isMade: true })} />
      </details>
    </>
  )
}

function AnotherDay({ latest, onAdd }: { latest: Day; onAdd: (date: Day) => void }) {
  const [text, setText] = useState('')
  const { problem, setProblem, clearing } = useProblem()
  const submit = handleSubmit(() => {
    const { data: date } = Day.safeParse(text)
    if (date === undefined) return setProblem('Choose a day')
    if (date > latest) return setProblem('That day hasn’t come yet')
    onAdd(date)
    setText('')
  })
  return (
    <form className={classes.another} noValidate onSubmit={submit}>
      <DateField
        size="sm"
        label="Made on another day"
        max={latest}
        value={text}
        error={problem}
        onChange={clearing(setText)}
      />
      <Button type="submit" variant="default">
        Add
      </Button>
    </form>
  )
}

const stars = Array.from({ length: MAX_STARS }, (_, index) => index + 1)

function StarsField({ recipe: { id, rating } }: { recipe: Recipe }) {
  const mark = useMarkRecipe(id)
  const name = useId()
  return (
    <fieldset className={classes.field}>
      <legend className="aloud">Rating</legend>
      {stars.map((count) => {
        const Star = count <= (rating ?? 0) ? IconStarFilled : IconStar
        return (
          <label key={count} className={classes.star} data-lit={count <= (rating ?? 0)}>
            <input
              type="radio"
              name={name}
              aria-label={formatStars(count)}
              checked={count === rating}
              onChange={() => mark.mutate({ rating: count })}
            />
            <Star size={22} aria-hidden />
          </label>
        )
      })}
      {rating !== null && (
        <button
          type="button"
          className={classes.none}
          aria-label="Remove the stars"
          onClick={() => mark.mutate({ rating: null })}
        >
          <IconX size={16} aria-hidden />
        </button>
      )}
    </fieldset>
  )
}
