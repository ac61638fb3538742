/** Everything behind the gate; Mantine begins here, so that the sign-in screen stays light. */
import './ui/styles.ts'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { router } from './routes.tsx'
import { COLOUR_SCHEME_KEY } from './ui/colour-scheme.ts'
import { styleNonce } from './ui/style-nonce.ts'
import { resolver, theme } from './ui/theme.ts'

const colourScheme = localStorageColorSchemeManager({ key: COLOUR_SCHEME_KEY })

export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolver}
      colorSchemeManager={colourScheme}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce}
    >
      <RouterProvider router={router} />
    </MantineProvider>
  )
}
