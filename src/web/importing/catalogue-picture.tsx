import type { CatalogueItem } from '../../domain/importing/catalogue-item.ts'
import { RecipePicture } from '../recipes/recipe-picture.tsx'

/** The face of a recipe to choose: its photo, or the plate drawn from it. */
export function CataloguePicture({ item }: { item: CatalogueItem }) {
  const { title, image, ingredients, tags } = item
  return <RecipePicture recipe={{ name: title, photo: image, ingredients, tags }} />
}
