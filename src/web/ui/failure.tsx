import { PlainButton } from './plain-button.tsx'
import { sentenceOf } from '../api/call-error.ts'
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
