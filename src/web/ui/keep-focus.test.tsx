import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ConfirmDialog } from './dialog.tsx'
import { keepFocus } from './keep-focus.ts'
import { nearbyElements } from './nearby-elements.ts'

let stop: () => void
beforeEach(() => {
  stop = keepFocus([])
})
afterEach(() => stop())

function Rows() {
  const [rows, setRows] = useState(['Milk', 'Eggs', 'Bread'])
  return (
    <main tabIndex={-1}>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
              Delete {row}
            </button>
          </li>
        ))}
      </ul>
    </main>
  )
}

const focused = () => document.activeElement?.textContent

describe('by keys', () => {
  it('the row after a deleted one gets the focus, else the one before, else the screen (home 56)', async () => {
    const person = userEvent.setup()
    render(<Rows />)
    screen.getByRole('button', { name: 'Delete Eggs' }).focus()
    await person.keyboard('{Enter}')
    await expect.poll(focused).toBe('Delete Bread')
    await person.keyboard('{Enter}')
    await expect.poll(focused).toBe('Delete Milk')
    await person.keyboard('{Enter}')
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'))
  })

  it('what is beside a row gets it after a question that deleted the row', async () => {
    function Cards() {
      const [state, setState] = useState<'row' | 'asking' | 'gone'>('row')
      return (
        <main tabIndex={-1}>
          <button type="button">First of the screen</button>
          <section>
            <button type="button">New token</button>
            {state !== 'gone' && (
              <ul>
                <li>
                  <button type="button" onClick={() => setState('asking')}>
                    Revoke
                  </button>
                </li>
              </ul>
            )}
          </section>
          {state === 'asking' && (
            <ConfirmDialog
              title="Revoke it?"
              text="The program can no longer sign in."
              confirm="Yes, revoke"
              onConfirm={() => setState('gone')}
              onClose={() => setState('row')}
            />
          )}
        </main>
      )
    }
    const person = userEvent.setup()
    render(
      <MantineProvider>
        <Cards />
      </MantineProvider>,
    )
    screen.getByRole('button', { name: 'Revoke' }).focus()
    await person.keyboard('{Enter}')
    const confirm = await screen.findByRole('button', { name: 'Yes, revoke' })
    confirm.focus()
    await person.keyboard('{Enter}')
    await expect.poll(focused).toBe('New token')
  })

  it('the first press of a page may remove its own button before this is loaded', async () => {
    stop()
    const person = userEvent.setup()
    render(<Rows />)
    const button = screen.getByRole('button', { name: 'Delete Eggs' })
    button.focus()
    const pressed = nearbyElements(button)
    await person.keyboard('{Enter}')
    await expect.poll(() => button.isConnected).toBe(false)
    // A browser takes the focus away from a removed element.
    expect(document.activeElement).toBe(document.body)
    stop = keepFocus(pressed)
    await expect.poll(focused).toBe('Delete Bread')
  })

  it('a form that takes the place of another gets it in its first field', async () => {
    function Ways() {
      const [isNew, setIsNew] = useState(false)
      return (
        <main tabIndex={-1}>
          {isNew ? <input aria-label="First name" /> : <input aria-label="Email" />}
          {!isNew && (
            <button type="button" onClick={() => setIsNew(true)}>
              Create an account
            </button>
          )}
        </main>
      )
    }
    const person = userEvent.setup()
    render(<Ways />)
    screen.getByRole('button').focus()
    await person.keyboard('{Enter}')
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('First name'))
  })

  it('gives the focus back to an element that was disabled for a while', async () => {
    render(<button type="button">Save</button>)
    const person = userEvent.setup()
    const button = screen.getByRole<HTMLButtonElement>('button')
    button.focus()
    await person.keyboard('a')
    // A browser takes the focus away from a disabled element; happy-dom does not.
    button.blur()
    button.disabled = true
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await new Promise((done) => requestAnimationFrame(done))
    expect(document.activeElement).toBe(document.body)
    button.disabled = false
    await expect.poll(() => document.activeElement).toBe(button)
  })
})

it('a press on the page takes nobody back to a field', async () => {
  const person = userEvent.setup()
  render(<Rows />)
  const button = screen.getByRole('button', { name: 'Delete Eggs' })
  await person.click(button)
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  await new Promise((done) => requestAnimationFrame(done))
  expect(document.activeElement).toBe(document.body)
})
