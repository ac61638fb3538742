import type { ReactNode } from 'react'
import { formatRecipeNumber } from './format-recipe.ts'
import { type PictureSubject, RecipePicture } from './recipe-picture.tsx'
import classes from './numbered-picture.module.css'

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
