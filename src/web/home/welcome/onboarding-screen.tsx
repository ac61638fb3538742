import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { Logo } from '../../ui/logo.tsx'
import { useSkipOnboarding } from './queries.ts'
import { SetUpFamilyButton } from './set-up-family-button.tsx'
import { TablePicture } from './table-picture.tsx'
import classes from './welcome.module.css'

/** The first thing a new household sees (home 6). */
export function OnboardingScreen() {
  const skip = useSkipOnboarding()
  useEffect(() => {
    document.title = 'Welcome · Plateful'
  }, [])
  return (
    <main className={classes.front}>
      <div className={classes.words}>
        <Logo size="l" />
        <h1>Welcome to your kitchen</h1>
        <p>
          Plateful keeps your family’s recipes, plans the week around the people who eat, and writes the
          shopping list. Begin with who sits at your table.
        </p>
        <div className={classes.buttons}>
          <SetUpFamilyButton />
          <Button
            size="md"
            variant="subtle"
            color="gray"
            loading={skip.isPending}
            onClick={() => skip.mutate()}
          >
            Skip for now
          </Button>
        </div>
        <p className={classes.step}>Step 1 of 3</p>
      </div>
      <div className={classes.picture} aria-hidden>
        <TablePicture />
      </div>
    </main>
  )
}
