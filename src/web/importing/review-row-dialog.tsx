import { importedReadingOf } from '../../domain/recipes/imported-reading.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { doubtsAbout } from '../recipes/form/doubts.tsx'
import { recipeFormOf } from '../recipes/form/recipe-form-values.ts'
import { RecipeForm } from '../recipes/form/recipe-form.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { formNameOf } from './import-list-storage.ts'
import type { ReadyState } from './import-list.ts'

interface Props {
  url: string
  read: ReadyState
  more: number
  onSaved: (recipe: Recipe) => void
  onClose: () => void
}

/**
 * The review of one recipe of the list. Closing asks nothing: the recipe stays in the list with its
 * draft.
 */
export function ReviewRowDialog({ url, read, more, onSaved, onClose }: Props) {
  return (
    <Dialog title="Review the recipe" width="72rem" isLong onClose={onClose}>
      <RecipeForm
        stored={null}
        draftName={formNameOf(url)}
        initial={recipeFormOf(read.recipe)}
        idempotencyKey={read.onceKey}
        review={{
          lead: <Intro url={url} read={read} more={more} />,
          asRead: importedReadingOf(read.recipe),
          twins: read.twins,
          doubts: doubtsAbout(read.recipe, read.warnings),
        }}
        onSaved={onSaved}
        onCancel={onClose}
      />
    </Dialog>
  )
}

function Intro({ url, read, more }: Pick<Props, 'url' | 'read' | 'more'>) {
  return (
    <>
      Not saved yet. Compare it with{' '}
      <a href={url} target="_blank" rel="noreferrer">
        its page
      </a>
      .{more > 0 && ` After this one, ${more} more to review.`} {read.refusal}
    </>
  )
}
