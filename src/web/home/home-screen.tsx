import { Screen } from '../ui/screen.tsx'

export function HomeScreen() {
  return <Screen title="HomeScreen">Soon.</Screen>
}
