import './api/no-eval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startAhead } from './ahead.ts'
import { cleanUpStorage } from './clean-up-storage.ts'
import { Front } from './front.tsx'
import { installApp } from './new-version.ts'
import { createQueryClient } from './query-client.tsx'
import './ui/base.css'
import './ui/fonts.css'
import './ui/tokens.css'
import { guardHtml } from './ui/guard-html.ts'
import { fetchHeadingFace } from './ui/heading-face.ts'
import { sayKeptToast } from './ui/toast.ts'

function start(): void {
  guardHtml(window)
  startAhead(window.location.pathname)
  fetchHeadingFace()
  cleanUpStorage()
  sayKeptToast()
  installApp()

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  createRoot(root).render(
    <StrictMode>
      <Front client={createQueryClient()} />
    </StrictMode>,
  )
}

// Not while this file is loaded: a debugger notes from where each file is asked for, and would read
// all of it again (decision 0034).
queueMicrotask(start)
