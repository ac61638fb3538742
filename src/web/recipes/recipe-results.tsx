import { IconCheck } from '@tabler/icons-react'
import { memo, type UIEvent, useEffect, useRef } from 'react'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { Plate } from './plates/plate.tsx'
import { thumbnailOf } from './recipe-picture.tsx'
import classes from './recipe-picker.module.css'

interface Props {
  /** The prefix of the ids of the list and its options. */
  id: string
  found: readonly Recipe[]
  /** How many of them are drawn. */
  maxShown: number
  /** The index of the option that the arrow keys are at. */
  activeIndex: number
  chosenId: number | undefined
  onChoose: (recipe: Recipe, activeIndex: number) => void
  onNearEnd: () => void
}

/** A found recipe shows this many tags and the number of the others (recipes 27). */
const TAGS_SHOWN = 3

/**
 * The recipes that were found. They are apart from the field, so that a letter shows before the
 * list follows.
 */
export const RecipeResults = memo(function RecipeResults({
  id,
  found,
  maxShown,
  activeIndex,
  ...props
}: Props) {
  const { chosenId, onChoose, onNearEnd } = props
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[activeIndex]?.scrollIntoView?.({ block: 'nearest' })
  }, [activeIndex])
  const scroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (scrollTop + 2 * clientHeight > scrollHeight) onNearEnd()
  }
  return (
    <ul
      ref={list}
      id={`${id}-list`}
      className={classes.list}
      role="listbox"
      aria-label="Your recipes"
      onScroll={scroll}
    >
      {found.slice(0, maxShown).map((recipe, index) => (
        <li
          key={recipe.id}
          id={`${id}-${recipe.id}`}
          className={classes.recipe}
          role="option"
          aria-posinset={index + 1}
          aria-setsize={found.length}
          aria-selected={recipe.id === chosenId}
          data-active={index === activeIndex}
          onClick={() => onChoose(recipe, index)}
        >
          <Words recipe={recipe} />
          {recipe.id === chosenId && <IconCheck size={20} aria-hidden className={classes.check} />}
        </li>
      ))}
    </ul>
  )
})

const Words = memo(function Words({ recipe }: { recipe: Recipe }) {
  return (
    <>
      <span className={classes.face}>
        {recipe.photo ? <img src={thumbnailOf(recipe.photo)} alt="" loading="lazy" /> : <Plate {...recipe} />}
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
    </>
  )
})
