import './calls/no-eval.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { cleanUpStorage } from './clean-up-storage.ts'
import { Gate } from './gate.tsx'
import { createQueryClient } from './query-client.tsx'
import './ui/base.css'
import './ui/fonts.css'
import './ui/tokens.css'
import { wearColourScheme } from './ui/colour-scheme.ts'
import { ErrorBoundary } from './ui/error-boundary.tsx'
import { sayKeptToast } from './ui/toast.ts'
import { ToastsWhenNeeded } from './ui/toasts-when-needed.tsx'

cleanUpStorage(localStorage)
wearColourScheme()
sayKeptToast()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <ErrorBoundary>
        <Gate />
      </ErrorBoundary>
      <ToastsWhenNeeded />
    </QueryClientProvider>
  </StrictMode>,
)
