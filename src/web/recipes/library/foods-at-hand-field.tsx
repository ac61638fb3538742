import { Button, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { type LibraryFilter, withoutPart } from '../../../domain/recipes/library-filter.ts'
import { FilterChip } from '../../ui/filter-chips.tsx'
import { SegmentedControl } from '../../ui/forms/segmented-control.tsx'
import classes from './filter-dialog.module.css'

const MAX_FOODS = 20

const ways = [
  { value: 'first', label: 'Show these first' },
  { value: 'only', label: 'Only these' },
] as const

interface Props {
  filter: LibraryFilter
  onFilter: (filter: LibraryFilter) => void
}

/** The foods at hand: recipes that use them come first, or are the only ones. */
export function FoodsAtHandField({ filter, onFilter }: Props) {
  const [inputValue, setInputValue] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { hand = [] } = filter
  const add = () => {
    const foods = inputValue.split(',').flatMap((food) => food.trim().slice(0, 100) || [])
    const next = [...new Set([...hand, ...foods])].slice(0, MAX_FOODS)
    setInputValue('')
    if (foods.length > 0) onFilter({ ...filter, hand: next })
  }
  const remove = (food: string) => {
    field.current?.focus()
    const remaining = hand.filter((other) => other !== food)
    onFilter(remaining.length > 0 ? { ...filter, hand: remaining } : withoutPart(filter, 'hand'))
  }
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>What do you have in?</legend>
      <div className={classes.foods}>
        <TextInput
          ref={field}
          className={classes.name}
          aria-label="A food you have in"
          placeholder="half a leek, cream"
          value={inputValue}
          maxLength={200}
          onChange={({ currentTarget: { value } }) => setInputValue(value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ',') return
            event.preventDefault()
            add()
          }}
        />
        <Button variant="default" onClick={add}>
          Add
        </Button>
      </div>
      {hand.length > 0 && (
        <div className={classes.save}>
          <div className="wrap">
            {hand.map((food) => (
              <FilterChip key={food} isPressed onPress={() => remove(food)}>
                {food} <IconX size={15} aria-hidden />
              </FilterChip>
            ))}
          </div>
          <SegmentedControl
            aria-label="Recipes that use them"
            offered={ways}
            value={filter.only ? 'only' : 'first'}
            onChange={(way) => {
              onFilter(way === 'only' ? { ...filter, only: true } : withoutPart(filter, 'only'))
            }}
          />
        </div>
      )}
    </fieldset>
  )
}
