import { Button } from '@mantine/core'
import { toast } from '../ui/toast.ts'
import { AccountCard } from './account-card.tsx'
import { RECIPES_PER_IMPORT, type RecipeService } from './recipe-services.ts'

/** An import from one service, once there is one. */
export function ApiImportCard({ service: { name, freeTier } }: { service: RecipeService }) {
  return (
    <AccountCard
      title={name}
      intro={`Would bring about ${RECIPES_PER_IMPORT} recipes. Free tier: ${freeTier}.`}
      action={
        <Button
          variant="default"
          aria-label={`Import from ${name}`}
          onClick={() => toast('Recipe import coming soon', undefined, 'note')}
        >
          Import
        </Button>
      }
    />
  )
}
