import { Screen } from '../ui/screen.tsx'

export function OnboardingNextScreen() {
  return <Screen title="OnboardingNextScreen">Soon.</Screen>
}
