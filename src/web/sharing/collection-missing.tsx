import { ButtonLink } from '../ui/button-link.tsx'
import { Screen } from '../ui/screen.tsx'
import classes from './collection-screen.module.css'

export const missingCollection = {
  title: 'Recipe Collection Not Found',
  intro: 'This recipe collection may have been removed or the link may be invalid.',
}

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
      <ButtonLink to="/home">Go to the home page</ButtonLink>
    </Screen>
  )
}
