import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useDrop } from './use-drop.ts'

const onFiles = vi.fn<(files: File[]) => void>()
const Place = () => <p {...useDrop(onFiles)}>Drop it here</p>

it('an element says while files are held over it, and takes those that are dropped', async () => {
  render(<Place />)
  const place = screen.getByText('Drop it here')
  const isOver = () => place.dataset['over']
  expect(isOver()).toBe('false')
  const held = createEvent.dragOver(place)
  fireEvent(place, held)
  // A browser opens a file itself unless both events are kept from it.
  expect(held.defaultPrevented).toBe(true)
  await expect.poll(isOver).toBe('true')
  fireEvent.dragLeave(place)
  await expect.poll(isOver).toBe('false')
  fireEvent.dragOver(place)
  await expect.poll(isOver).toBe('true')
  const files = [new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg')]
  const dropped = createEvent.drop(place, { dataTransfer: { files } })
  fireEvent(place, dropped)
  expect(dropped.defaultPrevented).toBe(true)
  await expect.poll(isOver).toBe('false')
  expect(onFiles).toHaveBeenCalledExactlyOnceWith(files)
})
