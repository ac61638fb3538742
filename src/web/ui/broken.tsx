import { PlainButton } from './plain-button.tsx'
import { EmptyState } from './empty-state.tsx'

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
