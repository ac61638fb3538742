import type { ReactNode } from 'react'
import classes from './numbered-picture.module.css'
import { type PictureSubject, RecipePicture } from './recipe-picture.tsx'
import { formatRecipeNumber } from './format-recipe.ts'

interface Props {
  recipe: PictureSubject & { userSequence: number }
  children?: ReactNode
}

export const NumberedPicture = ({ recipe, children }: Props) => (
  <div className={classes.picture}>
    <RecipePicture recipe={recipe} />
    <span className={classes.number}>{formatRecipeNumber(recipe)}</span>
    {children}
  </div>
)
