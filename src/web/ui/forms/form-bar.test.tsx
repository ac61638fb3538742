import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { expect, it } from 'vitest'
import { FormBar } from './form-notes.tsx'
import { saveShortcut } from './save-shortcut.tsx'

/** A form whose field takes its line when it is left, and begins another by Enter. */
function Form({ onSave, isBusy = false }: { onSave: (lines: string[]) => void; isBusy?: boolean }) {
  const [lines, setLines] = useState<string[]>([])
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSave(lines)
  }
  return (
    <form onSubmit={save}>
      <input
        aria-label="Line"
        onBlur={({ target }) => setLines([...lines, target.value])}
        onKeyDown={({ key }) => key === 'Enter' && setLines([...lines, 'by Enter'])}
      />
      <FormBar>
        <button type="submit" disabled={isBusy} {...saveShortcut}>
          Save
        </button>
      </FormBar>
    </form>
  )
}

// home 55
it.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
  'saves by %s with what is typed, and the focus stays (recipes 59)',
  async (keys) => {
    const saved: string[][] = []
    render(<Form onSave={(lines) => saved.push(lines)} />)
    await userEvent.type(screen.getByLabelText('Line'), `salt${keys}`)
    expect(saved).toEqual([['salt']])
    expect(document.activeElement).toBe(screen.getByLabelText('Line'))
    expect(screen.getByRole('button').getAttribute('aria-keyshortcuts')).toBe('Control+Enter Meta+Enter')
  },
)

it('saves nothing twice while it is saving', async () => {
  const saved: string[][] = []
  render(<Form onSave={(lines) => saved.push(lines)} isBusy />)
  await userEvent.type(screen.getByLabelText('Line'), 'salt{Control>}{Enter}{/Control}')
  expect(saved).toEqual([])
})
