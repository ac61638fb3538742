import { Component, type ReactNode, useEffect } from 'react'
import { errorMessage } from '../api/call-error.ts'
import { clearPersisted } from '../api/persist-answers.ts'
import { onReconnect } from '../api/reconnect.ts'
import { EmptyState } from './empty-state.tsx'
import { PlainButton } from './plain-button.tsx'

/** A query, as far as its failure is told. */
export interface FailedQuery {
  error: unknown
  refetch: () => unknown
}

interface Props {
  /** What failed: 'Your recipes couldn’t be loaded'. */
  title: string
  query: FailedQuery
}

/** Replaces an answer that failed, with the server's words and a button to try again. */
export function Failure({ title, query }: Props) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={errorMessage(query.error)}
        action={<PlainButton onClick={() => void query.refetch()}>Try again</PlainButton>}
      />
    </div>
  )
}

/** What browsers and the build say of a file of the product that they could not load. */
const NO_FILE = /dynamically imported module|importing a module script|unable to preload css/i

/** Replaces a screen that threw, or whose files are not here; the frame around it stays. */
export function BrokenScreen({ error }: { error: unknown }) {
  return error instanceof Error && NO_FILE.test(error.message) ? <UnloadedScreen /> : <ThrownScreen />
}

/** A screen that was never opened on this device, asked for while the server is out of reach. */
function UnloadedScreen() {
  useEffect(() => onReconnect(() => window.location.reload()), [])
  return (
    <div role="alert">
      <EmptyState
        title="This page couldn’t be loaded"
        text="Plateful may be out of reach. The page opens by itself once it’s back, and nothing you saved is lost."
        action={<PlainButton onClick={() => window.location.reload()}>Load the page again</PlainButton>}
      />
    </div>
  )
}

function ThrownScreen() {
  // A kept answer that breaks a screen would break it again after each reload, so it is deleted.
  useEffect(() => {
    if (navigator.onLine) void clearPersisted()
  }, [])
  return (
    <div role="alert">
      <EmptyState
        title="Something went wrong on this page"
        text="Nothing you saved is lost. Load the page again, or go somewhere else and come back."
        action={<PlainButton onClick={() => window.location.reload()}>Load the page again</PlainButton>}
      />
    </div>
  )
}

/** The error boundary around the gate; inside it the router has one around every screen. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: { error: unknown } | null }> {
  override state = { failed: null as { error: unknown } | null }

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } }
  }

  override render() {
    return this.state.failed ? <BrokenScreen {...this.state.failed} /> : this.props.children
  }
}
