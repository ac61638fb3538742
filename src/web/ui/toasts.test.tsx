import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toast, toastWithUndo } from './toast.ts'
import { Toasts } from './toasts.tsx'

const shown = () => screen.queryByText('Soup is ready')
async function say(title: string): Promise<void> {
  render(<Toasts />)
  await act(async () => toast(title))
  expect(shown()).not.toBeNull()
}
const pass = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds))

describe('a toast (home 22)', () => {
  afterEach(() => void vi.useRealTimers())

  it('stays for 5000 ms', async () => {
    vi.useFakeTimers()
    await say('Soup is ready')
    await pass(4999)
    expect(shown()).not.toBeNull()
    await pass(2)
    expect(shown()).toBeNull()
  })

  it('is reached with F8', async () => {
    await say('Soup is ready')
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    await expect.poll(() => document.activeElement).toBe(shown()?.closest('ol'))
  })

  it.each(['Undo', 'Close'])(
    'gives the focus back where it was before it was closed by %s (home 139)',
    async (name) => {
      render(
        <>
          <button type="button">Remove</button>
          <Toasts />
        </>,
      )
      act(() => toastWithUndo('Soup is ready', () => undefined))
      const before = screen.getByRole('button', { name: 'Remove' })
      act(() => before.focus())
      const button = await screen.findByRole('button', { name })
      act(() => button.focus())
      fireEvent.click(button)
      await expect.poll(shown).toBeNull()
      await expect.poll(() => document.activeElement).toBe(before)
    },
  )

  it('gives it to the page where that is gone (home 139)', async () => {
    const page = (button: boolean) => (
      <>
        <main tabIndex={-1}>{button && <button type="button">Remove</button>}</main>
        <Toasts />
      </>
    )
    const { rerender } = render(page(true))
    act(() => toastWithUndo('Soup is ready', () => undefined))
    act(() => screen.getByRole('button', { name: 'Remove' }).focus())
    const undo = await screen.findByRole('button', { name: 'Undo' })
    act(() => undo.focus())
    rerender(page(false))
    fireEvent.click(undo)
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'))
  })

  it.each([
    [51, 0, false],
    [49, 0, true],
    [-80, 0, true],
    [0, 80, true],
  ])('swiped by %i and %i px stays: %s', async (x, y, stays) => {
    await say('Soup is ready')
    const swiped = shown()?.closest('li')
    if (!swiped) throw new Error('There is no toast')
    fireEvent.pointerDown(swiped, { button: 0, clientX: 100, clientY: 100 })
    fireEvent.pointerMove(swiped, { clientX: 100 + x, clientY: 100 + y })
    fireEvent.pointerMove(swiped, { clientX: 100 + x, clientY: 100 + y })
    fireEvent.pointerUp(swiped, { clientX: 100 + x, clientY: 100 + y })
    expect(shown() !== null).toBe(stays)
  })
})
