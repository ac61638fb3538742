import { useSearch } from '@tanstack/react-router'
import { formatDays } from '../../../domain/day.ts'
import { defaultListName } from '../../../domain/shopping/completed-list.ts'
import { BackLink } from '../../ui/button-link.tsx'
import { Screen } from '../../ui/screen.tsx'
import { NoList } from '../list/no-list.tsx'
import { useListOfDays } from '../list/use-list-of-days.ts'
import { Trolley } from './trolley.tsx'

export function ShopScreen() {
  const range = useSearch({ from: '/shopping-list/shop' })
  const { completed, localList, lists } = useListOfDays(range)
  // The default name says the days too, which stand below the title (shopping 135).
  const defaultName = defaultListName(range.start, range.end)
  const name = completed?.name ?? localList?.name ?? defaultName
  return (
    <Screen
      title={name === defaultName ? 'Shopping List' : name}
      width="narrow"
      intro={formatDays(range, 'full')}
      actions={
        <BackLink to="/shopping-list/finalize" search={completed ? { ...range, previous: true } : range}>
          Whole list
        </BackLink>
      }
    >
      {completed || localList ? (
        <Trolley completed={completed} localList={localList} />
      ) : (
        <NoList lists={lists} />
      )}
    </Screen>
  )
}
