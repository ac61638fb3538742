import { IconCheck, IconClock, IconPencil, IconStarFilled, IconUsers } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { dayOf } from '../../../domain/day.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { totalMinutes } from '../../../domain/recipes/recipe-times.ts'
import { CardFact, CardFacts } from '../card-facts.tsx'
import { FavouriteButton } from '../favourite-button.tsx'
import { NumberedPicture } from '../numbered-picture.tsx'
import { RecipeExtract } from '../recipe-extract.tsx'
import { sayMinutes, sayServings, sayStars } from '../say-recipe.ts'
import { TagList } from '../tag-list.tsx'
import { ReadyLink } from '../../ui/ready-link.tsx'
import classes from './recipe-card.module.css'

interface Props {
  recipe: Recipe
  /** While recipes are chosen: whether this one is, and how to change that. */
  isChosen?: boolean
  onChoose?: (recipe: Recipe) => void
}

/** One recipe of the library. The whole card is a link, or a checkbox while recipes are chosen. */
export const RecipeCard = memo(function RecipeCard({ recipe, isChosen = false, onChoose }: Props) {
  const minutes = totalMinutes(recipe)
  return (
    <article className={classes.card} aria-labelledby={`recipe-${recipe.id}`} data-chosen={isChosen}>
      <NumberedPicture recipe={recipe}>
        {!onChoose && (
          <div className={classes.heart}>
            <FavouriteButton recipe={recipe} />
          </div>
        )}
      </NumberedPicture>
      <div className={classes.words}>
        <h3 className={classes.name} id={`recipe-${recipe.id}`}>
          {recipe.name}
        </h3>
        <div className={classes.facts}>
          <CardFacts>
            {minutes !== null && (
              <CardFact sign={<IconClock size={16} aria-hidden />}>{sayMinutes(minutes)}</CardFact>
            )}
            <CardFact sign={<IconUsers size={16} aria-hidden />}>{sayServings(recipe.servings)}</CardFact>
            {recipe.rating !== null && (
              <CardFact sign={<IconStarFilled className={classes.star} size={16} aria-hidden />}>
                {sayStars(recipe.rating)}
              </CardFact>
            )}
          </CardFacts>
        </div>
        <RecipeExtract recipe={recipe} />
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
      <ReadyLink href={`/recipes/${recipe.id}`} className={classes.edit} aria-label={`Edit ${recipe.name}`}>
        <IconPencil size={18} aria-hidden />
      </ReadyLink>
      <ReadyLink
        href={`/calendar-recipe/${recipe.id}/${recipe.servings}/${today}`}
        className={classes.view}
        aria-label={`View ${recipe.name}`}
      >
        View
      </ReadyLink>
    </>
  )
}
