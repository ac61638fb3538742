import { Button, TextInput } from '@mantine/core'
import {
  IconArrowRight,
  IconCalendar,
  type IconProps,
  IconSearch,
  IconShoppingCartPlus,
  IconToolsKitchen2,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react'
import { type Day, formatDay } from '../../domain/day.ts'
import { possibleDays } from '../../domain/possible-days.ts'
import { findRecipes, nameRank } from '../../domain/recipes/find-recipes.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { useToday } from '../ui/use-today.ts'
import { findPlaces, type SearchPlace, places } from './quick-search-places.ts'
import { useRecipes } from '../recipes/queries.ts'
import { formatRecipeNumber } from '../recipes/format-recipe.ts'
import { useAddItem } from '../shopping/add-item.tsx'
import { Overlay } from '../ui/dialog.tsx'
import classes from './quick-search-dialog.module.css'

/** How many recipes are offered; the library shows the rest. */
const MAX_RECIPES = 8
/** The screens offered before anything is typed. */
const FIRST_PLACES = 5

interface SearchResult {
  id: string
  label: string
  detail?: string
  go: () => Promise<void>
}

interface ResultGroup {
  title: string
  icon: ComponentType<IconProps>
  found: SearchResult[]
}

export function QuickSearchDialog({ onClose }: { onClose: () => void }) {
  const [searchText, setSearchText] = useState('')
  const [active, setActive] = useState(0)
  const id = useId()
  const addItem = useAddItem()
  const groups = useGroups(searchText)
  const results = groups.flatMap(({ found }) => found)
  const activeIndex = Math.min(active, results.length - 1)
  const current = results[activeIndex]

  const currentId = current && `${id}-${current.id}`

  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView?.({ block: 'nearest' })
  }, [currentId])

  const openResult = (result: SearchResult) => {
    onClose()
    void result.go()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const nextIndex = { ArrowDown: activeIndex + 1, ArrowUp: activeIndex - 1 }[event.key]
    if (nextIndex !== undefined) {
      event.preventDefault()
      setActive((nextIndex + results.length) % Math.max(results.length, 1))
    }
    if (event.key === 'Enter' && current) {
      event.preventDefault()
      openResult(current)
    }
  }

  return (
    <Overlay title="Search" place="high" onClose={onClose}>
      <TextInput
        label="A recipe, a screen or a day"
        placeholder="Fish pie, shopping, next Friday"
        leftSection={<IconSearch size={18} aria-hidden />}
        data-autofocus
        role="combobox"
        aria-expanded={results.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={currentId}
        autoComplete="off"
        value={searchText}
        onChange={({ currentTarget: { value } }) => {
          setSearchText(value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} className={classes.list} role="listbox" aria-label="What was found">
        {groups.map(({ title, icon: Icon, found }) => (
          <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
            <div id={`${id}-${title}`} role="presentation" className={classes.group}>
              {title}
            </div>
            {found.map((offer) => (
              <div
                key={offer.id}
                id={`${id}-${offer.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={offer === current}
                className={classes.found}
                onClick={() => openResult(offer)}
              >
                <Icon size={18} aria-hidden className={classes.icon} />
                <span className={classes.label}>{offer.label}</span>
                {offer.detail && <span className={classes.detail}>{offer.detail}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      {results.length === 0 && (
        <p className={classes.none} role="status">
          Nothing found. Try one word of a recipe’s name, a screen, or a day such as Friday.
        </p>
      )}
      {searchText.trim() !== '' && (
        <Button
          variant="subtle"
          className={classes.add}
          leftSection={<IconShoppingCartPlus size={18} aria-hidden />}
          onClick={() => {
            onClose()
            addItem(searchText)
          }}
        >
          Add “{searchText.trim()}” to the shopping list
        </Button>
      )}
    </Overlay>
  )
}

/** The rank of a recipe; one that is named by its number comes first. */
const rankOf = ({ name, userSequence }: Recipe, searchText: string) =>
  searchText.trim().replace('#', '') === String(userSequence) ? 0 : nameRank(name, searchText)

/** What is offered for the typed text; without text, today and the main screens. */
function useGroups(searchText: string): ResultGroup[] {
  const navigate = useNavigate()
  const today = useToday()
  const recipes = useRecipes().data
  return useMemo(() => {
    const isAsked = searchText.trim() !== ''
    const days = isAsked ? possibleDays(searchText, today) : [today]
    const { named, meant } = isAsked
      ? findPlaces(searchText)
      : { named: places.slice(0, FIRST_PLACES), meant: [] }
    const dishes = isAsked ? findRecipes(recipes ?? [], { name: searchText, ingredients: '', tags: [] }) : []
    const matchingDishes = dishes
      .map((dish) => ({ dish, rank: rankOf(dish, searchText) }))
      .toSorted((a, b) => a.rank - b.rank)
    const dayOf = (date: Day): SearchResult => ({
      id: date,
      label: date === today ? 'Today' : formatDay(date, 'long'),
      detail: formatDay(date, 'full'),
      go: () => navigate({ to: '/calendar', search: date === today ? {} : { date } }),
    })
    const placeOf = ({ to, label }: SearchPlace): SearchResult => ({
      id: to.slice(1),
      label,
      go: () => navigate({ to }),
    })
    const dishOf = ({ id, name, servings, ...dish }: Recipe): SearchResult => ({
      id: `recipe-${id}`,
      label: name,
      detail: formatRecipeNumber(dish),
      go: () =>
        navigate({ to: '/calendar-recipe/$id/$servings/$date', params: { id, servings, date: today } }),
    })
    const screens = { title: 'Screens', icon: IconArrowRight, found: [...named, ...meant].map(placeOf) }
    const dishGroup = {
      title: 'Recipes',
      icon: IconToolsKitchen2,
      found: matchingDishes.slice(0, MAX_RECIPES).map(({ dish }) => dishOf(dish)),
    }
    // 'chil' means chilli sooner than the screen of the children; 'recipes' means that screen.
    const nearestScreen = Math.min(3, ...named.map(({ label }) => nameRank(label, searchText)))
    const byName =
      nearestScreen <= (matchingDishes[0]?.rank ?? 3) ? [screens, dishGroup] : [dishGroup, screens]
    return [{ title: 'Days', icon: IconCalendar, found: days.map(dayOf) }, ...byName].filter(
      ({ found }) => found.length > 0,
    )
  }, [searchText, today, recipes, navigate])
}
