import { TextInput } from '@mantine/core'
import { IconCheck, IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type UIEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { findRecipes } from '../../domain/recipes/find-recipes.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { sortRecipes } from '../../domain/recipes/sort-recipes.ts'
import { RecipePlate } from '../recipes/recipe-plate.tsx'
import classes from './recipe-search.module.css'

interface Props {
  recipes: readonly Recipe[]
  chosen: Recipe | null
  onChoose: (recipe: Recipe) => void
}

/** Search rows show this many tags and count the rest (part 2 §9). */
const TAGS_SHOWN = 3
/** So many recipes are drawn at first, and as many more whenever the last of them comes near. */
const A_FEW = 12

/** Finds a recipe while one types; arrows walk through what is found, Enter takes it. */
export function RecipeSearch({ recipes, chosen, onChoose }: Props) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  const sorted = useMemo(() => sortRecipes(recipes, 'name'), [recipes])
  const found = useMemo(
    () => findRecipes(sorted, { name: typed, ingredients: '', tags: [] }),
    [sorted, typed],
  )
  const [most, setMost] = useState(A_FEW)
  const at = Math.min(active, found.length - 1)
  const shown = found.slice(0, Math.max(most, at + A_FEW))

  useEffect(() => {
    list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' })
  }, [at])

  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined) {
      event.preventDefault()
      setActive(Math.min(Math.max(at + by, 0), found.length - 1))
    }
    const recipe = found[at]
    // Enter on what is chosen already goes on to the form, which saves.
    if (event.key === 'Enter' && recipe && recipe.id !== chosen?.id) {
      event.preventDefault()
      onChoose(recipe)
    }
  }

  const scroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (scrollTop + 2 * clientHeight > scrollHeight) setMost(shown.length + A_FEW)
  }

  return (
    <div>
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
      <ul
        ref={list}
        id={`${id}-list`}
        className={classes.list}
        role="listbox"
        aria-label="Your recipes"
        onScroll={scroll}
      >
        {shown.map((recipe, index) => (
          <li
            key={recipe.id}
            id={`${id}-${recipe.id}`}
            className={classes.recipe}
            role="option"
            aria-posinset={index + 1}
            aria-setsize={found.length}
            aria-selected={recipe.id === chosen?.id}
            data-active={index === at}
            onClick={() => {
              setActive(index)
              onChoose(recipe)
            }}
          >
            <span className={classes.face}>
              {recipe.photo ? <img src={recipe.photo} alt="" loading="lazy" /> : <RecipePlate {...recipe} />}
            </span>
            <span className={classes.words}>
              <span className={classes.name}>{recipe.name}</span>
              <span className={classes.tags}>
                {recipe.tags.slice(0, TAGS_SHOWN).map((tag) => (
                  <span key={tag} className={classes.tag}>
                    {tag}
                  </span>
                ))}
                {recipe.tags.length > TAGS_SHOWN && (
                  <span className={classes.tag}>+{recipe.tags.length - TAGS_SHOWN}</span>
                )}
              </span>
            </span>
            {recipe.id === chosen?.id && <IconCheck size={20} aria-hidden className={classes.check} />}
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className={classes.none} role="status">
          No recipe is called that. Try one word of it, or add it as food.
        </p>
      )}
    </div>
  )
}
