import { Component, type ReactNode } from 'react'
import { sentenceOf } from '../api/call-error.ts'
import { PlainButton } from './plain-button.tsx'
import { EmptyState } from './empty-state.tsx'

interface Props {
  /** What could not be shown: 'Your recipes could not be loaded'. */
  title: string
  error: unknown
  onRetry: () => void
}

/** Stands where an answer should be, with the server's own words and another try. */
export function Failure({ title, error, onRetry }: Props) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={sentenceOf(error)}
        action={<PlainButton onClick={onRetry}>Try again</PlainButton>}
      />
    </div>
  )
}

/** Stands where a screen broke; the rest of the house still stands. */
export function Broken() {
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

/** Around the gate; inside it the router puts a boundary of its own around every screen. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <Broken /> : this.props.children
  }
}
