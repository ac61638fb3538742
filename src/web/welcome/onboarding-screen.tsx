import { Screen } from '../ui/screen.tsx'

export function OnboardingScreen() {
  return <Screen title="OnboardingScreen">Soon.</Screen>
}
