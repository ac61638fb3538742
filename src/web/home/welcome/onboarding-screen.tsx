import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { startOnboarding } from '../../api/onboarding-flags.ts'
import { Plate } from '../../recipes/plates/plate.tsx'
import { Logo } from '../../ui/logo.tsx'
import { useSkipOnboarding } from './queries.ts'
import { SetupSteps } from './setup-steps.tsx'
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
        <SetupSteps current={1} />
      </div>
      <div className={classes.picture} aria-hidden>
        <TablePicture />
      </div>
    </main>
  )
}

const dishes = [
  { name: 'Roast chicken dinner', ingredients: ['1 chicken', 'potatoes', 'carrots', 'thyme'] },
  { name: 'Greek salad', ingredients: ['1 cucumber', '4 tomatoes', '200 g feta', 'olives', '1 red onion'] },
  { name: 'Plum and raspberry pie', ingredients: ['plums', 'raspberries'] },
  { name: 'Spaghetti bolognese', ingredients: ['400 g beef mince', '400 g tomatoes', 'parmesan'] },
]

function TablePicture() {
  return dishes.map((dish) => (
    <div key={dish.name}>
      <Plate {...dish} />
    </div>
  ))
}

/**
 * Starts the first steps: sets the marker, goes to the family and reads the onboarding status again
 * (home 7).
 */
export function SetUpFamilyButton() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const setUpFamily = async () => {
    startOnboarding()
    await navigate({ to: '/family-members' })
    await client.invalidateQueries({ queryKey: ['onboarding'] })
  }
  return (
    <Button size="md" onClick={setUpFamily}>
      Set Up My Family
    </Button>
  )
}
