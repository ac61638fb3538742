import { Screen } from '../ui/screen.tsx'

export function SignInScreen() {
  return <Screen title="SignInScreen">Soon.</Screen>
}
