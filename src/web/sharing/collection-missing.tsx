import { ButtonLink } from '../ui/button-link.tsx'
import { NothingHere } from '../ui/nothing-here.tsx'
import { Screen } from '../ui/screen.tsx'
import classes from './collection-screen.module.css'
import { missingCollection } from './visitor-words.ts'

/**
 * Replaces a shared collection whose link is unknown, revoked or expired, or that could not be
 * loaded.
 */
export function CollectionMissing({ error }: { error?: string }) {
  return (
    <Screen {...missingCollection} width="narrow">
      {error !== undefined && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <NothingHere>
        <ButtonLink to="/home">Go to the home page</ButtonLink>
      </NothingHere>
    </Screen>
  )
}
