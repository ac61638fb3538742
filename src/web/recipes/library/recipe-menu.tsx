import { Menu } from '@mantine/core'
import { IconBooks, IconCalendarPlus, IconPhoto, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sourcePicturesCall } from '../../../contract/recipes.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { callServer } from '../../api/call-server.ts'
import { AddRecipeItem } from '../../shopping/list/add-recipe-item.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { lazyOnPress } from '../../ui/lazy-on-press.tsx'
import { siteOf } from '../format-recipe.ts'
import classes from './recipe-menu.module.css'

const CollectDialog = lazyOnPress(async () => (await import('./collect-dialog.tsx')).CollectDialog)
const PlanRecipeDialog = lazyOnPress(
  async () => (await import('../../calendar/slots/plan-recipe-dialog.tsx')).PlanRecipeDialog,
)
const ReadAgainDialog = lazyOnPress(
  async () => (await import('../../importing/read-again-dialog.tsx')).ReadAgainDialog,
)

/**
 * Menu entries of an open recipe that belong to other features: the list, a day, collections, its
 * page.
 */
export function useRecipeMenu(recipe: Recipe, people: number): { items: ReactNode; dialogs: ReactNode } {
  const [openDialog, setOpenDialog] = useState<'plan' | 'collect' | 'read' | 'pictures' | null>(null)
  const close = () => setOpenDialog(null)
  return {
    items: (
      <>
        <Menu.Item
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
          onClick={() => setOpenDialog('plan')}
        >
          Add to a day…
        </Menu.Item>
        <AddRecipeItem recipe={recipe} people={people} />
        <Menu.Item leftSection={<IconBooks size={18} aria-hidden />} onClick={() => setOpenDialog('collect')}>
          Collections…
        </Menu.Item>
        {siteOf(recipe.source) !== null && (
          <Menu.Item
            leftSection={<IconRefresh size={18} aria-hidden />}
            onClick={() => setOpenDialog('read')}
          >
            Read the page again…
          </Menu.Item>
        )}
        <SourcePicturesItem recipe={recipe} onOpen={() => setOpenDialog('pictures')} />
      </>
    ),
    dialogs: (
      <>
        {openDialog === 'plan' && <PlanRecipeDialog recipe={recipe} onClose={close} />}
        {openDialog === 'collect' && <CollectDialog recipes={[recipe]} onClose={close} />}
        {openDialog === 'read' && <ReadAgainDialog recipe={recipe} onClose={close} />}
        {openDialog === 'pictures' && <SourcePicturesDialog recipe={recipe} onClose={close} />}
      </>
    ),
  }
}

/** Asked for when the menu opens; most recipes came from no picture. */
function SourcePicturesItem({ recipe, onOpen }: { recipe: Recipe; onOpen: () => void }) {
  return useSourcePictures(recipe.id).length === 0 ? null : (
    <Menu.Item leftSection={<IconPhoto size={18} aria-hidden />} onClick={onOpen}>
      The picture it came from…
    </Menu.Item>
  )
}

const useSourcePictures = (recipeId: number): readonly string[] =>
  useQuery({
    queryKey: ['source-pictures', recipeId],
    queryFn: ({ signal }) => callServer(sourcePicturesCall, { params: { id: recipeId }, signal }),
  }).data?.pictures ?? []

/** The pictures that a recipe was read from (importing 50). */
function SourcePicturesDialog({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const pictures = useSourcePictures(recipe.id)
  return (
    <Dialog title={`Where ‘${recipe.name}’ came from`} width="56rem" isLong onClose={onClose}>
      <div className="stack">
        {pictures.map((address, index) => (
          <a key={address} href={address} target="_blank" rel="noreferrer">
            <img src={address} alt={`Page ${index + 1}`} className={classes.picture} />
          </a>
        ))}
      </div>
    </Dialog>
  )
}
