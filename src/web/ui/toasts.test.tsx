import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toast } from './toast.ts'
import { Toasts } from './toasts.tsx'

function say(title: string): void {
  render(<Toasts />)
  act(() => toast(title))
}
const shown = () => screen.queryByText('Soup is ready')
const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds))

describe('a toast (home 22)', () => {
  afterEach(() => void vi.useRealTimers())

  it('stays for 5000 ms', () => {
    vi.useFakeTimers()
    say('Soup is ready')
    pass(4999)
    expect(shown()).not.toBeNull()
    pass(2)
    expect(shown()).toBeNull()
  })

  it('is reached with F8', () => {
    say('Soup is ready')
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    expect(document.activeElement).toBe(shown()?.closest('ol'))
  })

  it.each([
    [51, 0, false],
    [49, 0, true],
    [-80, 0, true],
    [0, 80, true],
  ])('swiped by %i and %i px stays: %s', (x, y, stays) => {
    say('Soup is ready')
    const swiped = shown()?.closest('li')
    if (!swiped) throw new Error('There is no toast')
    fireEvent.pointerDown(swiped, { button: 0, clientX: 100, clientY: 100 })
    fireEvent.pointerMove(swiped, { clientX: 100 + x, clientY: 100 + y })
    fireEvent.pointerMove(swiped, { clientX: 100 + x, clientY: 100 + y })
    fireEvent.pointerUp(swiped, { clientX: 100 + x, clientY: 100 + y })
    expect(shown() !== null).toBe(stays)
  })
})
