import type { Recipe } from '../../domain/recipes/recipe.ts'
import { Plate } from './plates/plate.tsx'
import classes from './recipe-picture.module.css'

export type PictureSubject = Pick<Recipe, 'photo' | 'name' | 'ingredients' | 'tags'>

/** The address of a photo as lists show it; photos from elsewhere have one size (recipes 77). */
export const thumbnailOf = (photo: string): string =>
  photo.startsWith('/api/photos/') ? `${photo}?size=list` : photo

export function RecipePicture({ recipe, isLarge = false }: { recipe: PictureSubject; isLarge?: boolean }) {
  if (!recipe.photo) {
    return <Plate name={recipe.name} ingredients={recipe.ingredients} tags={recipe.tags} />
  }
  const src = isLarge ? recipe.photo : thumbnailOf(recipe.photo)
  return <img className={classes.photo} src={src} alt="" loading="lazy" decoding="async" />
}
