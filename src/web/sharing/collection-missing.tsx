import { ButtonLink } from '../ui/button-link.tsx'
import { Screen } from '../ui/screen.tsx'
import classes from './collection-screen.module.css'

export const missingCollection = {
  title: 'Recipe Collection Not Found',
  intro: 'This recipe collection may have been removed or the link may be invalid.',
}

/**
 * Stands where a shared collection should be: the link is unknown, revoked, past its end, or could
 * not be asked about.
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
