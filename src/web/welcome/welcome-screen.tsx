import { Screen } from '../ui/screen.tsx'

export function WelcomeScreen() {
  return <Screen title="WelcomeScreen">Soon.</Screen>
}
