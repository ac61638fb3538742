import { ButtonLink } from './ui/button-link.tsx'
import { Screen } from './ui/screen.tsx'

export function NotFoundScreen() {
  return (
    <Screen title="404 Page Not Found" intro="Did you forget to add the page to the router?" width="narrow">
      <ButtonLink to="/home">Go to today</ButtonLink>
    </Screen>
  )
}
