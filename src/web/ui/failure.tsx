import { Component, type ReactNode, useEffect } from 'react'
import { errorMessage } from '../api/call-error.ts'
import { clearPersisted } from '../api/persist-answers.ts'
import { PlainButton } from './plain-button.tsx'
import { EmptyState } from './empty-state.tsx'

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

/** Replaces a screen that threw; the frame around it stays. */
export function BrokenScreen() {
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
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <BrokenScreen /> : this.props.children
  }
}
