import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { Logo } from '../ui/logo.tsx'
import { startOnboarding } from './onboarding-started.ts'
import { useSkipOnboarding } from './queries.ts'
import classes from './welcome.module.css'

/** The first thing a new household sees (part 1 §2); `picture` is filled by the roof with plates. */
export function OnboardingScreen({ picture }: { picture: ReactNode }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const skip = useSkipOnboarding()
  useEffect(() => {
    document.title = 'Welcome · Plateful'
  }, [])
  const setUpFamily = async () => {
    startOnboarding()
    await navigate({ to: '/family-members' })
    await client.invalidateQueries({ queryKey: ['onboarding'] })
  }
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
          <Button size="md" onClick={setUpFamily}>
            Set Up My Family
          </Button>
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
        {picture}
      </div>
    </main>
  )
}
