import { useSearch } from '@tanstack/react-router'
import { formatDays } from '../../domain/day.ts'
import { defaultListName } from '../../domain/shopping/completed-list.ts'
import { BackLink, ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Failure } from '../ui/failure.tsx'
import { Loading } from '../ui/loading.tsx'
import { Screen } from '../ui/screen.tsx'
import { Trolley } from './trolley.tsx'
import { useList } from './use-list.ts'
import { hasFailed } from '../api/no-signal.ts'

export function ShopScreen() {
  const range = useSearch({ from: '/shopping-list/shop' })
  const { completed, draft, lists } = useList(range)
  // The default name says the days itself.
  const defaultName = defaultListName(range.start, range.end)
  const name = completed?.name ?? draft?.name ?? defaultName
  return (
    <Screen
      // '24 Nov' stays on one line.
      title={name.replace(/(?<=\d) (?=[A-Z][a-z]{2}\b)/g, '\u00a0')}
      width="narrow"
      intro={name !== defaultName && formatDays(range, 'full')}
      actions={
        <BackLink to="/shopping-list/finalize" search={completed ? { ...range, previous: true } : range}>
          Whole list
        </BackLink>
      }
    >
      {completed || draft ? (
        <Trolley completed={completed} draft={draft} />
      ) : lists.isPending ? (
        <Loading />
      ) : hasFailed(lists) ? (
        <Failure title="This list couldn’t be loaded" error={lists.error} onRetry={() => lists.refetch()} />
      ) : (
        <EmptyState
          title="This list is no longer here"
          text="Somebody deleted it, or made one for other days. Choose the dates again to make a new one."
          action={<ButtonLink to="/shopping-list">Back to Shopping List</ButtonLink>}
        />
      )}
    </Screen>
  )
}
