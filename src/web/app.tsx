/** Everything behind the gate; Mantine begins here, so that the sign-in screen stays light. */
import './ui/styles.ts'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { RouterProvider, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { createAppRouter } from './routes.tsx'
import { COLOUR_SCHEME_KEY } from './ui/colour-scheme.ts'
import { Splash } from './ui/splash.tsx'
import { styleNonce } from './ui/style-nonce.ts'
import { theme } from './ui/theme.ts'

const colourScheme = localStorageColorSchemeManager({ key: COLOUR_SCHEME_KEY })

export function App() {
  const client = useQueryClient()
  const [router] = useState(() => createAppRouter(client))
  // Until the first screen is found the router shows nothing.
  const isThere = useRouterState({ router, select: ({ matches }) => matches.length > 0 })
  return (
    <MantineProvider
      theme={theme}
      // They stand in a file of their own (ui/mantine-variables.css).
      withCssVariables={false}
      withGlobalClasses={false}
      colorSchemeManager={colourScheme}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce}
      // In tests nothing moves, so nothing has to be waited for.
      env={import.meta.env.MODE === 'test' ? 'test' : 'default'}
    >
      {!isThere && <Splash />}
      <RouterProvider router={router} />
    </MantineProvider>
  )
}
