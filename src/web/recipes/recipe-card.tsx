import { IconCheck, IconClock, IconPencil, IconStarFilled, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo, useState } from 'react'
import { dayOf } from '../../domain/day/day.ts'
import { isHeading } from '../../domain/recipes/lines.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { totalMinutes } from '../../domain/recipes/sort-recipes.ts'
import { FavouriteButton } from './favourite-button.tsx'
import classes from './recipe-card.module.css'
import { RecipePicture } from './recipe-picture.tsx'
import { cut, sayMinutes, sayServings, sayStars } from './say-recipe.ts'
import { TagList } from './tag-list.tsx'

/** What a card shows of a recipe (part 1 §9). */
const CARD_INGREDIENTS = 4
const CARD_STEPS = 2
const CARD_STEP_LENGTH = 80

interface Props {
  recipe: Recipe
  /** While recipes are chosen: whether this one is, and what a press does. */
  isChosen?: boolean
  onChoose?: (recipe: Recipe) => void
}

/** One recipe of the collection; the whole card leads to it, or chooses it while recipes are chosen. */
export const RecipeCard = memo(function RecipeCard({ recipe, isChosen = false, onChoose }: Props) {
  const minutes = totalMinutes(recipe)
  const ingredients = recipe.ingredients.filter((line) => !isHeading(line))
  const steps = recipe.steps.filter((line) => !isHeading(line))
  const more = ingredients.length - CARD_INGREDIENTS
  return (
    <article className={classes.card} aria-labelledby={`recipe-${recipe.id}`} data-chosen={isChosen}>
      <div className={classes.picture}>
        <RecipePicture recipe={recipe} />
        <span className={classes.number}>#{recipe.userSequence}</span>
        {!onChoose && (
          <div className={classes.heart}>
            <FavouriteButton recipe={recipe} />
          </div>
        )}
      </div>
      <div className={classes.words}>
        <h3 className={classes.name} id={`recipe-${recipe.id}`}>
          {recipe.name}
        </h3>
        <ul className={classes.facts}>
          {minutes !== null && (
            <li>
              <IconClock size={16} aria-hidden /> {sayMinutes(minutes)}
            </li>
          )}
          <li>
            <IconUsers size={16} aria-hidden /> {sayServings(recipe.servings)}
          </li>
          {recipe.rating !== null && (
            <li>
              <IconStarFilled className={classes.star} size={16} aria-hidden /> {sayStars(recipe.rating)}
            </li>
          )}
        </ul>
        <ul className={classes.ingredients} aria-label="Ingredients">
          {ingredients.slice(0, CARD_INGREDIENTS).map((line, index) => (
            <li key={index}>{line}</li>
          ))}
          {more > 0 && (
            <li className={classes.more}>
              +{more} more {more === 1 ? 'ingredient' : 'ingredients'}
            </li>
          )}
        </ul>
        <ol className={classes.steps} aria-label="First steps">
          {steps.slice(0, CARD_STEPS).map((step, index) => (
            <li key={index}>{cut(step, CARD_STEP_LENGTH)}</li>
          ))}
        </ol>
        <div className={classes.foot}>
          <TagList tags={recipe.tags} />
          {!onChoose && <Links recipe={recipe} />}
        </div>
      </div>
      {onChoose && (
        <label className={classes.choose}>
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={`Choose ${recipe.name}`}
            onChange={() => onChoose(recipe)}
          />
          <span className={classes.tick} aria-hidden>
            <IconCheck size={18} />
          </span>
        </label>
      )}
    </article>
  )
})

function Links({ recipe }: { recipe: Recipe }) {
  const [today] = useState(() => dayOf(new Date()))
  return (
    <>
      <Link
        to="/recipes/$id"
        params={{ id: recipe.id }}
        className={classes.edit}
        aria-label={`Edit ${recipe.name}`}
      >
        <IconPencil size={18} aria-hidden />
      </Link>
      <Link
        to="/calendar-recipe/$id/$servings/$date"
        params={{ id: recipe.id, servings: recipe.servings, date: today }}
        className={classes.view}
        aria-label={`View ${recipe.name}`}
      >
        View
      </Link>
    </>
  )
}
