import { IconClock, IconDots, IconStarFilled, IconUsers } from '@tabler/icons-react'
import { memo } from 'react'
import { totalMinutes } from '../../../domain/recipes/recipe-times.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { thingKey } from '../../api/waiting-things.ts'
import { FastLink } from '../../ui/fast-link.tsx'
import { useToday } from '../../ui/use-today.ts'
import { WaitingSign } from '../../ui/waiting-sign.tsx'
import { CardFact, CardFacts } from '../card-facts.tsx'
import { FavouriteButton } from '../favourite-button.tsx'
import { formatMinutes, formatServings, formatStars } from '../format-recipe.ts'
import { NumberedPicture } from '../numbered-picture.tsx'
import { RecipeExcerpt } from '../recipe-excerpt.tsx'
import { TagList } from '../tag-list.tsx'
import { SafetyMark } from './library-safety.tsx'
import { RecipeCheckbox } from './recipe-checkbox.tsx'
import classes from './recipe-card.module.css'

export interface RecipeCardProps {
  recipe: Recipe
  /** While recipes are chosen: whether this one is, and how to change that. */
  isChosen?: boolean | undefined
  onChoose?: ((recipe: Recipe) => void) | undefined
  onMenu: (recipe: Recipe, button: HTMLElement) => void
}

/** One recipe of the library. The whole card is a link, or a checkbox while recipes are chosen. */
export const RecipeCard = memo(function RecipeCard({ recipe, isChosen, onChoose, onMenu }: RecipeCardProps) {
  return (
    <article className={classes.card} aria-labelledby={`recipe-${recipe.id}`} data-chosen={isChosen}>
      <div className={classes.picture}>
        <NumberedPicture recipe={recipe}>
          {!onChoose && (
            <div className={classes.heart}>
              <FavouriteButton recipe={recipe} />
            </div>
          )}
          <div className={classes.safety}>
            <SafetyMark recipe={recipe} isStatic={onChoose !== undefined} />
          </div>
        </NumberedPicture>
      </div>
      <div className={classes.words}>
        <h3 className={classes.name} id={`recipe-${recipe.id}`} title={recipe.name}>
          {recipe.name}
        </h3>
        <RecipeCardFacts recipe={recipe} />
        <RecipeExcerpt recipe={recipe} isDense />
        <div className={classes.foot}>
          <TagList tags={recipe.tags} />
          {!onChoose && (
            <>
              <MenuButton recipe={recipe} onMenu={onMenu} />
              <ViewLink recipe={recipe} className={classes.view} />
            </>
          )}
        </div>
      </div>
      {onChoose && <RecipeCheckbox recipe={recipe} isChosen={isChosen === true} onChoose={onChoose} />}
    </article>
  )
})

export function RecipeCardFacts({ recipe, isShort = false }: { recipe: Recipe; isShort?: boolean }) {
  const minutes = totalMinutes(recipe)
  return (
    <div className={classes.facts}>
      <CardFacts>
        {minutes !== null && (
          <CardFact sign={<IconClock size={16} aria-hidden />}>{formatMinutes(minutes)}</CardFact>
        )}
        {!isShort && (
          <CardFact sign={<IconUsers size={16} aria-hidden />}>{formatServings(recipe.servings)}</CardFact>
        )}
        {recipe.rating !== null && (
          <CardFact sign={<IconStarFilled className={classes.star} size={16} aria-hidden />}>
            {formatStars(recipe.rating)}
          </CardFact>
        )}
      </CardFacts>
      <WaitingSign thing={thingKey.recipe(recipe.id)} />
    </div>
  )
}

export function ViewLink({ recipe, className }: { recipe: Recipe; className: string | undefined }) {
  const today = useToday()
  return (
    <FastLink
      href={`/calendar-recipe/${recipe.id}/${recipe.servings}/${today}`}
      className={className}
      aria-label={`View ${recipe.name}`}
    >
      View
    </FastLink>
  )
}

export function MenuButton({ recipe, onMenu }: Pick<RecipeCardProps, 'recipe' | 'onMenu'>) {
  return (
    <button
      type="button"
      className={classes.menu}
      aria-haspopup="menu"
      aria-label={`More for ${recipe.name}`}
      onClick={({ currentTarget }) => onMenu(recipe, currentTarget)}
    >
      <IconDots size={20} aria-hidden />
    </button>
  )
}
