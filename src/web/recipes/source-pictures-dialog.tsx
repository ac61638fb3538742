import { useQuery } from '@tanstack/react-query'
import { sourcePicturesCall } from '../../contract/recipes.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { callServer } from '../api/call-server.ts'
import { Dialog } from '../ui/dialog.tsx'
import classes from './source-pictures.module.css'

export const useSourcePictures = (recipeId: number): readonly string[] =>
  useQuery({
    queryKey: ['source-pictures', recipeId],
    queryFn: ({ signal }) => callServer(sourcePicturesCall, { params: { id: recipeId }, signal }),
  }).data?.pictures ?? []

/** The pictures that a recipe was read from (importing 50). */
export function SourcePicturesDialog({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const pictures = useSourcePictures(recipe.id)
  return (
    <Dialog title={`Where ‘${recipe.name}’ came from`} width="56rem" isLong onClose={onClose}>
      <div className={classes.pictures}>
        {pictures.map((address, index) => (
          <a key={address} href={address} target="_blank" rel="noreferrer">
            <img src={address} alt={`Page ${index + 1}`} className={classes.picture} />
          </a>
        ))}
      </div>
    </Dialog>
  )
}
