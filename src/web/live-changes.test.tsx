import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { pageId } from './calls/page-id.ts'
import { useLiveChanges } from './live-changes.ts'

/** The server's stream, told by the test. */
class Stream extends EventTarget {
  static latest: Stream
  readonly close = vi.fn<() => void>()
  constructor() {
    super()
    Stream.latest = this
  }
  says(type: string, data?: object) {
    act(() => void this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) })))
  }
}

/** A list that is one row longer each time it is read. */
function open() {
  vi.stubGlobal('EventSource', Stream)
  let rows = 0
  const List = () => {
    useLiveChanges()
    const { data } = useQuery({ queryKey: ['completed-lists'], queryFn: () => ++rows, staleTime: Infinity })
    return <p>{data} rows</p>
  }
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <List />
    </QueryClientProvider>,
  )
  return unmount
}

describe('what other pages of the household change', () => {
  it('is read again when it is heard, and when it came before the stream was there or while it was away', async () => {
    const leave = open()
    await screen.findByText('1 rows')
    Stream.latest.says('open')
    await screen.findByText('2 rows')
    Stream.latest.says('message', { area: 'completed-shopping-lists', page: 'another' })
    await screen.findByText('3 rows')
    Stream.latest.says('error')
    Stream.latest.says('open')
    await screen.findByText('4 rows')
    leave()
    expect(Stream.latest.close).toHaveBeenCalledOnce()
  })

  it('is not what this page changed, or what it does not show', async () => {
    open()
    await screen.findByText('1 rows')
    Stream.latest.says('message', { area: 'completed-shopping-lists', page: pageId })
    Stream.latest.says('message', { area: 'recipes', page: 'another' })
    Stream.latest.says('message', { area: 'completed-shopping-lists', page: null })
    expect(await screen.findByText('2 rows')).toBeDefined()
  })
})
