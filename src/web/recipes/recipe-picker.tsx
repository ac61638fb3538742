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

/** What is typed, which recipes have that name, and which of them the arrows have reached. */
function useSearchByKeys({ recipes, firstTag, chosen, onChoose, onFood }: Props) {
  const [inputValue, setInputValue] = useState('')
  const [active, setActive] = useState(0)
  const [maxShown, setMaxShown] = useState(FIRST_SHOWN)
  const results = useFoundRecipes(recipes, firstTag, inputValue)
  const { found, isBehind, findNow } = results
  const activeIndex = Math.min(active, found.length - 1)
  const drawnCount = Math.max(maxShown, activeIndex + FIRST_SHOWN)
  const name = inputValue.trim()

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setActive(Math.min(Math.max(activeIndex + step, 0), found.length - 1))
    }
    if (event.key !== 'Enter') return
    const foundNow = findNow()
    if (onFood && name !== '' && foundNow.length === 0) {
      event.preventDefault()
      return onFood(name)
    }
    const recipe = foundNow[isBehind ? 0 : activeIndex]
    // Enter on the chosen recipe is left to the form, which saves.
    if (recipe && recipe.id !== chosen?.id) {
      event.preventDefault()
      onChoose(recipe)
    }
  }

  return {
    ...results,
    inputValue,
    /** What was typed, without spaces around it. */
    name,
    activeIndex,
    drawnCount,
    hasNoMatch: !isBehind && name !== '' && found.length === 0,
    onKeyDown,
    type: (value: string) => {
      setInputValue(value)
      setActive(0)
      setMaxShown(FIRST_SHOWN)
    },
    choose: useStableCallback((recipe: Recipe, index: number) => {
      setActive(index)
      onChoose(recipe)
    }),
    drawMore: useCallback(() => setMaxShown(drawnCount + FIRST_SHOWN), [drawnCount]),
  }
}

/** Finds a recipe as one types. Arrows choose, Enter takes. */
export function RecipePicker(props: Props) {
  const { chosen, onFood } = props
  const search = useSearchByKeys(props)
  const { found, activeIndex, libraryCount } = search
  const id = useId()
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
        value={search.inputValue}
        onChange={({ currentTarget: { value } }) => search.type(value)}
        onKeyDown={search.onKeyDown}
      />
      {/* As high as the full list, so that the dialog does not move while one types. */}
      <div style={{ minHeight: `${Math.min(MAX_HEIGHT, libraryCount * ROW_HEIGHT + 1)}rem` }}>
        <RecipeResults
          {...{ id, found, activeIndex }}
          maxShown={search.drawnCount}
          chosenId={chosen?.id}
          onChoose={search.choose}
          onNearEnd={search.drawMore}
        />
        {found.length === 0 && (libraryCount > 0 || search.isSearched) && (
          <p className={classes.none} role="status">
            No recipe has that name. Try one word of it, or add it as food.
          </p>
        )}
        {onFood && search.hasNoMatch && (
          <Button variant="light" onClick={() => onFood(search.name)}>
            Add “{search.name}” as food
          </Button>
        )}
      </div>
    </div>
  )
}
