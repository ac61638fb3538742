import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { findRecipes } from '../../domain/recipes/find-recipes.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { sortRecipes } from '../../domain/recipes/sort-recipes.ts'
import { useRoomBelow } from '../ui/forms/use-room-below.ts'
import { FoundRecipes } from './found-recipes.tsx'
import classes from './recipe-search.module.css'

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
const A_FEW = 12
/** How high a recipe is, and the list at most, in rem (recipe-search.module.css). */
const ROW = 3.5
const MAX_HIGH = 16.5
const none: readonly Recipe[] = []

const find = (recipes: readonly Recipe[], name: string) =>
  findRecipes(recipes, { name, ingredients: '', tags: [] })

/** Finds a recipe as one types. Arrows choose, Enter takes. */
export function RecipeSearch({ recipes, firstTag, chosen, onChoose, onFood }: Props) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [most, setMost] = useState(A_FEW)
  const id = useId()
  // Deferred: the letter shows first, and the results with their plates follow.
  const asked = useDeferredValue(typed)
  const library = useDeferredValue(recipes, none)
  const sorted = useMemo(() => {
    const isFirst = ({ tags }: Recipe) => firstTag !== undefined && tags.includes(firstTag)
    return sortRecipes(library, 'name').toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
  }, [library, firstTag])
  const found = useMemo(() => find(sorted, asked), [sorted, asked])
  const at = Math.min(active, found.length - 1)
  const drawn = Math.max(most, at + A_FEW)
  const isNone = asked === typed && typed.trim() !== '' && found.length === 0

  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined) {
      event.preventDefault()
      setActive(Math.min(Math.max(at + by, 0), found.length - 1))
    }
    if (event.key !== 'Enter') return
    if (onFood && isNone) {
      event.preventDefault()
      return onFood(typed.trim())
    }
    const recipe = asked === typed ? found[at] : find(sorted, typed)[0]
    // Enter on the chosen recipe is left to the form, which saves.
    if (recipe && recipe.id !== chosen?.id) {
      event.preventDefault()
      onChoose(recipe)
    }
  }

  const latest = useRef(onChoose)
  useLayoutEffect(() => {
    latest.current = onChoose
  })
  const choose = useCallback((recipe: Recipe, index: number) => {
    setActive(index)
    latest.current(recipe)
  }, [])
  const drawMore = useCallback(() => setMost(drawn + A_FEW), [drawn])

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
        aria-activedescendant={found[at] ? `${id}-${found[at].id}` : undefined}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          setActive(0)
          setMost(A_FEW)
        }}
        onKeyDown={press}
      />
      {/* As high as the full list, so that the dialog does not move while one types. */}
      <div style={{ minHeight: `${Math.min(MAX_HIGH, library.length * ROW + 1)}rem` }}>
        <FoundRecipes
          {...{ id, found, at }}
          most={drawn}
          chosenId={chosen?.id}
          onChoose={choose}
          onNearEnd={drawMore}
        />
        {found.length === 0 && (library.length > 0 || asked !== '') && (
          <p className={classes.none} role="status">
            No recipe has that name. Try one word of it, or add it as food.
          </p>
        )}
        {onFood && isNone && (
          <Button variant="light" onClick={() => onFood(typed.trim())}>
            Add “{typed.trim()}” as food
          </Button>
        )}
      </div>
    </div>
  )
}
