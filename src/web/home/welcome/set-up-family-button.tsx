import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { startOnboarding } from './onboarding-started.ts'

/**
 * Begins the first steps: sets the marker, goes to the family and asks for the onboarding status
 * again (home 7).
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
