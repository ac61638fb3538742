import { Button } from '@mantine/core'
import { searchFoods } from '@plateful/ingredients/foods/search-foods'
import { formatCount } from '@plateful/ingredients/format-english'
import { useState } from 'react'
import { SearchField } from '../../ui/forms/search-field.tsx'
import classes from './confirm-line-dialog.module.css'

const MAX_FOUND = 8

interface Props {
  chosen: string | null
  onChoose: (food: string | null) => void
}

/**
 * Chooses a food of the lexicon by a part of its name. Its code contains all foods, so it loads
 * only when it is opened.
 */
export function FoodChoice({ chosen, onChoose }: Props) {
  const [typed, setTyped] = useState('')
  const found = searchFoods(typed, MAX_FOUND)
  if (chosen !== null)
    return (
      <p className={classes.chosen}>
        <span>
          It is <strong>{chosen}</strong>.
        </span>
        <Button variant="subtle" className={classes.other} autoFocus onClick={() => onChoose(null)}>
          Something else
        </Button>
      </p>
    )
  return (
    <div className={classes.search}>
      <SearchField label="It is…" placeholder="Look for a food" value={typed} onChange={setTyped} />
      <p role="status" className={classes.count}>
        {foundText(typed, found.length)}
      </p>
      {found.length > 0 && (
        <ul className="list wrap" aria-label="Foods">
          {found.map(({ food, name }) => (
            <li key={food.name}>
              <Button variant="default" className={classes.food} onClick={() => onChoose(food.name)}>
                {name === food.name ? name : `${name} (${food.name})`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function foundText(typed: string, count: number): string {
  if (typed.trim() === '') return ''
  if (count === 0) return 'No food of that name. Tick below what is in it.'
  return formatCount(count, 'food')
}
