/** Everything behind the gate. Mantine begins here, so that the sign-in screen stays light. */

import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { RouterProvider, useRouterState } from '@tanstack/react-router'
import { lazy, memo, Suspense, useState } from 'react'
import './ui/styles.ts'
import { sessionKey } from './api/known-person.ts'
import { createAppRouter } from './routes.tsx'
import { COLOUR_SCHEME_KEY } from './ui/colour-scheme.ts'
import { Splash } from './ui/splash.tsx'
import { theme } from './ui/theme.ts'

const colourScheme = localStorageColorSchemeManager({ key: COLOUR_SCHEME_KEY })

const TwoStepScreen = lazy(() =>
  import('./account/second-factor-screen.tsx').then((file) => ({ default: file.SecondFactorScreen })),
)

/**
 * Memoised: it is drawn again when the result of the gate changes, not whenever the gate asks the
 * server.
 */
export const App = memo(function App({ isSecondFactorRequired }: { isSecondFactorRequired: boolean }) {
  const client = useQueryClient()
  // The recovery codes stay on screen until they are noted down, also when the session ends.
  const [hasCodes, setHasCodes] = useState(false)
  const continueToApp = () => {
    setHasCodes(false)
    void client.invalidateQueries({ queryKey: sessionKey })
  }
  return (
    <MantineProvider
      theme={theme}
      // The variables stand in a file of their own (ui/mantine-variables.css).
      withCssVariables={false}
      withGlobalClasses={false}
      colorSchemeManager={colourScheme}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce}
      // In tests nothing moves, so tests need not wait for it.
      env={import.meta.env.MODE === 'test' ? 'test' : 'default'}
    >
      {isSecondFactorRequired || hasCodes ? (
        <Suspense fallback={<Splash />}>
          <TwoStepScreen onCodes={() => setHasCodes(true)} onDone={continueToApp} />
        </Suspense>
      ) : (
        <Screens />
      )}
    </MantineProvider>
  )
})

function Screens() {
  const client = useQueryClient()
  const [router] = useState(() => createAppRouter(client))
  // The router shows nothing until the first screen is ready.
  const hasMatch = useRouterState({ router, select: ({ matches }) => matches.length > 0 })
  return (
    <>
      {!hasMatch && <Splash />}
      <RouterProvider router={router} />
    </>
  )
}

declare global {
  /** The scroll lock of dialogs asks get-nonce, which looks for the page's nonce here. */
  var __webpack_nonce__: string | undefined
}

/**
 * The nonce that the server put into this page; style elements made in the browser must have it.
 */
const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

globalThis.__webpack_nonce__ = styleNonce
