import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { findRecipes } from '../../domain/recipes/find-recipes.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { sortRecipes } from '../../domain/recipes/sort-recipes.ts'
import { useRoomBelow } from '../ui/forms/use-room-below.ts'
import { useStableCallback } from '../ui/use-stable-callback.ts'
import { RecipeResults } from './recipe-results.tsx'
import classes from './recipe-picker.module.css'

interface Props {
  recipes: readonly Recipe[]
  /** Recipes with this tag come first: dinners, where a dinner is added. */
  firstTag?: string
  chosen: Recipe | null
  onChoose: (recipe: Recipe) => void
  /** Takes what was typed as a meal without a recipe, where no recipe has that name. */
  onFood?: (name: string) => void
}

/** How many recipes are drawn at first, and added whenever the last of them comes near. */
const FIRST_SHOWN = 12
/** How high a recipe is, and the list at most, in rem (recipe-picker.module.css). */
const ROW_HEIGHT = 3.5
const MAX_HEIGHT = 16.5
const noRecipes: readonly Recipe[] = []

const findByName = (recipes: readonly Recipe[], name: string) =>
  findRecipes(recipes, { name, ingredients: '', tags: [] })

/** By name, those with the tag first. */
function sortForMeal(recipes: readonly Recipe[], firstTag: string | undefined): readonly Recipe[] {
  const isFirst = ({ tags }: Recipe) => firstTag !== undefined && tags.includes(firstTag)
  return sortRecipes(recipes, 'name').toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
}

/** The recipes of that name. They are deferred: the letter shows first, and the results follow. */
function useFoundRecipes(recipes: readonly Recipe[], firstTag: string | undefined, name: string) {
  const deferredName = useDeferredValue(name)
  const library = useDeferredValue(recipes, noRecipes)
  const sorted = useMemo(() => sortForMeal(library, firstTag), [library, firstTag])
  const found = useMemo(() => findByName(sorted, deferredName), [sorted, deferredName])
  const isBehind = deferredName !== name || library === noRecipes
  return {
    found,
    /** Whether they are older than what was typed, as on a busy device when Enter is pressed. */
    isBehind,
    findNow: () => (isBehind ? findByName(sortForMeal(recipes, firstTag), name) : found),
    libraryCount: library.length,
    isSearched: deferredName !== '',
  }
}

/** Finds a recipe as one types. Arrows choose, Enter takes. */
export function RecipePicker({ recipes, firstTag, chosen, onChoose, onFood }: Props) {
  const [inputValue, setInputValue] = useState('')
  const [active, setActive] = useState(0)
  const [maxShown, setMaxShown] = useState(FIRST_SHOWN)
  const id = useId()
  const { found, isBehind, findNow, libraryCount, isSearched } = useFoundRecipes(
    recipes,
    firstTag,
    inputValue,
  )
  const activeIndex = Math.min(active, found.length - 1)
  const drawnCount = Math.max(maxShown, activeIndex + FIRST_SHOWN)
  const hasNoMatch = !isBehind && inputValue.trim() !== '' && found.length === 0

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setActive(Math.min(Math.max(activeIndex + step, 0), found.length - 1))
    }
    if (event.key !== 'Enter') return
    const foundNow = findNow()
    if (onFood && inputValue.trim() !== '' && foundNow.length === 0) {
      event.preventDefault()
      return onFood(inputValue.trim())
    }
    const recipe = foundNow[isBehind ? 0 : activeIndex]
    // Enter on the chosen recipe is left to the form, which saves.
    if (recipe && recipe.id !== chosen?.id) {
      event.preventDefault()
      onChoose(recipe)
    }
  }

  const choose = useStableCallback((recipe: Recipe, index: number) => {
    setActive(index)
    onChoose(recipe)
  })
  const drawMore = useCallback(() => setMaxShown(drawnCount + FIRST_SHOWN), [drawnCount])

  const part = useRef<HTMLDivElement>(null)
  useRoomBelow(part)

  return (
    <div ref={part}>
      <TextInput
        label="Recipe"
        placeholder="Type to search your recipes"
        leftSection={<IconSearch size={18} aria-hidden />}
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={found[activeIndex] ? `${id}-${found[activeIndex].id}` : undefined}
        autoComplete="off"
        value={inputValue}
        onChange={({ currentTarget: { value } }) => {
          setInputValue(value)
          setActive(0)
          setMaxShown(FIRST_SHOWN)
        }}
        onKeyDown={onKeyDown}
      />
      {/* As high as the full list, so that the dialog does not move while one types. */}
      <div style={{ minHeight: `${Math.min(MAX_HEIGHT, libraryCount * ROW_HEIGHT + 1)}rem` }}>
        <RecipeResults
          {...{ id, found, activeIndex }}
          maxShown={drawnCount}
          chosenId={chosen?.id}
          onChoose={choose}
          onNearEnd={drawMore}
        />
        {found.length === 0 && (libraryCount > 0 || isSearched) && (
          <p className={classes.none} role="status">
            No recipe has that name. Try one word of it, or add it as food.
          </p>
        )}
        {onFood && hasNoMatch && (
          <Button variant="light" onClick={() => onFood(inputValue.trim())}>
            Add “{inputValue.trim()}” as food
          </Button>
        )}
      </div>
    </div>
  )
}
