import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { lazyOnPress } from './lazy-on-press.tsx'
import { currentToast, dismissToast } from './toast.ts'

const Dialog = ({ onClose }: { onClose: () => void }) => (
  <div role="dialog">
    <button type="button" onClick={onClose}>
      Close
    </button>
  </div>
)

function aScreen(fetchPart: () => Promise<typeof Dialog>) {
  const Part = lazyOnPress(fetchPart)
  return function Screen() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <input aria-label="Name" />
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        {isOpen && <Part onClose={() => setIsOpen(false)} />}
      </>
    )
  }
}

describe('a part whose code comes with the press that opens it', () => {
  it('is fetched by the press, not before, and stands there at once the next time', async () => {
    const fetchPart = vi.fn<() => Promise<typeof Dialog>>(() => Promise.resolve(Dialog))
    const Screen = aScreen(fetchPart)
    render(<Screen />)
    expect(fetchPart).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(screen.getByRole('dialog')).toBeVisible()
    expect(fetchPart).toHaveBeenCalledTimes(1)
  })

  it('says so where its code does not arrive, keeps what is typed, and is fetched again by the next press', async () => {
    const fetchPart = vi.fn<() => Promise<typeof Dialog>>(() => Promise.resolve(Dialog))
    fetchPart.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    const Screen = aScreen(fetchPart)
    render(<Screen />)
    await userEvent.type(screen.getByLabelText('Name'), 'Sunday roast')
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await expect.poll(() => currentToast()?.title).toBe('This couldn’t be opened')
    dismissToast()
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Sunday roast')
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
  })
})
