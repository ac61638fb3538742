import { SignInPage } from '../account/sign-in/sign-in-page.tsx'
import { PlainButton } from '../ui/plain-button.tsx'
import { missingCollection } from './visitor-texts.ts'
import classes from './collection-screen.module.css'

/** The screen for the address of a shared collection without an id (sharing 12). */
export function VisitorCollectionMissing({ onLeave }: { onLeave: () => void }) {
  return (
    <SignInPage {...missingCollection} foot={null}>
      <PlainButton className={classes.leave} onClick={onLeave}>
        Go to the home page
      </PlainButton>
    </SignInPage>
  )
}
