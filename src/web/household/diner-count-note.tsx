import { Button } from '@mantine/core'
import { formatCount } from '@plateful/ingredients/format-english'
import { useUpdateDinerCount } from '../account/queries.ts'
import { useSession } from '../account/sign-in/queries.ts'
import { usePeople } from './queries.ts'
import classes from './people-section.module.css'

/**
 * Shows for how many people new meals are planned, and offers to change it to the number of the
 * family (household 42). It is never changed unasked: some cook for lunch boxes too.
 */
export function DinerCountNote() {
  const family = usePeople('family-members').data?.length ?? 0
  const count = useSession().data?.defaultDinerCount
  const save = useUpdateDinerCount('settings')
  // A family of one is probably not complete yet.
  if (count === undefined || family < 2) return null
  return (
    <p className={classes.mealsFor}>
      New meals are for {formatCount(count, 'person', 'people')}.
      {count !== family && (
        <Button
          variant="subtle"
          size="compact-md"
          loading={save.isPending}
          onClick={() => save.mutate({ defaultDinerCount: family })}
        >
          Make it {family}
        </Button>
      )}
    </p>
  )
}
