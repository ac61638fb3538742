import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useRoomBelow } from './use-room-below.ts'

function Search() {
  const part = useRef<HTMLDivElement>(null)
  useRoomBelow(part)
  return (
    <>
      <div ref={part}>
        <input aria-label="Recipe" />
      </div>
      <input aria-label="Name" />
    </>
  )
}

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['Recipe', 420, 1],
  ['Recipe', 844, 0],
  ['Name', 420, 0],
])('with %s typed in and %i px left, the search moves up %i times (recipes 65)', (field, height, times) => {
  const { container } = render(<Search />)
  const moves = vi.fn<(how?: unknown) => void>()
  for (const part of container.querySelectorAll('div')) part.scrollIntoView = moves
  screen.getByLabelText(field).focus()
  expect(moves).not.toHaveBeenCalled()
  vi.stubGlobal('innerHeight', height)
  fireEvent(window, new Event('resize'))
  expect(moves.mock.calls).toEqual(Array.from({ length: times }, () => [{ block: 'start' }]))
})

it('moves up where the keyboard is open already (recipes 65)', () => {
  const { container } = render(<Search />)
  const moves = vi.fn<(how?: unknown) => void>()
  for (const part of container.querySelectorAll('div')) part.scrollIntoView = moves
  vi.stubGlobal('innerHeight', 420)
  screen.getByLabelText('Recipe').focus()
  expect(moves).toHaveBeenCalledTimes(1)
})
