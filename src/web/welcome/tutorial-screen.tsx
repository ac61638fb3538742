import { Screen } from '../ui/screen.tsx'

export function TutorialScreen() {
  return <Screen title="TutorialScreen">Soon.</Screen>
}
