import { memo } from 'react'
import { FavouriteButton } from '../favourite-button.tsx'
import { formatRecipeNumber } from '../format-recipe.ts'
import { RecipePicture } from '../recipe-picture.tsx'
import { SafetyMark } from './library-safety.tsx'
import { MenuButton, type RecipeCardProps, RecipeCardFacts, ViewLink } from './recipe-card.tsx'
import { RecipeCheckbox } from './recipe-checkbox.tsx'
import classes from './recipe-row.module.css'

export const RecipeRow = memo(function RecipeRow({ recipe, isChosen, onChoose, onMenu }: RecipeCardProps) {
  return (
    <article className={classes.row} aria-labelledby={`recipe-${recipe.id}`}>
      <div className={classes.picture}>
        <RecipePicture recipe={recipe} />
      </div>
      <div className={classes.words}>
        <h3 className={classes.name} id={`recipe-${recipe.id}`} title={recipe.name}>
          {recipe.name}
        </h3>
        <div className={classes.facts}>
          <span className={classes.number}>{formatRecipeNumber(recipe)}</span>
          <RecipeCardFacts recipe={recipe} isShort />
          <span className={classes.safety}>
            <SafetyMark recipe={recipe} isStatic={onChoose !== undefined} />
          </span>
        </div>
      </div>
      {!onChoose && (
        <>
          <div className={classes.heart}>
            <FavouriteButton recipe={recipe} />
          </div>
          <MenuButton recipe={recipe} onMenu={onMenu} />
          <ViewLink recipe={recipe} className={classes.view} />
        </>
      )}
      {onChoose && <RecipeCheckbox recipe={recipe} isChosen={isChosen === true} onChoose={onChoose} />}
    </article>
  )
})
