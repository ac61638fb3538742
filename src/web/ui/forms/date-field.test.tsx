import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DateField } from './date-field.tsx'

const said = vi.fn<(day: string) => void>()

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-24T09:00'))
  said.mockClear()
})

function Form(props: { first?: string; min?: string; isOptional?: boolean }) {
  const { first = '', ...field } = props
  const [value, setValue] = useState(first)
  return (
    <MantineProvider>
      <DateField
        label="Start date"
        {...field}
        value={value}
        onChange={(day) => {
          said(day)
          setValue(day)
        }}
      />
      <button type="button">Next</button>
    </MantineProvider>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Start date')

describe('a date field (calendar 44)', () => {
  it('says its day in British words, whatever the browser speaks', () => {
    render(<Form first="2026-11-30" />)
    expect(field().value).toBe('30 Nov 2026')
  })

  it.each(['30/11/2026', '30 Nov', 'Monday', '2026-11-30'])('understands %j', async (text) => {
    const person = userEvent.setup()
    render(<Form />)
    await person.type(field(), text)
    await person.click(screen.getByRole('button', { name: 'Next' }))
    expect(said.mock.lastCall).toEqual(['2026-11-30'])
    expect(field().value).toBe('30 Nov 2026')
  })

  it('takes a whole day at once, as a program fills it in', () => {
    render(<Form first="2026-11-24" />)
    fireEvent.change(field(), { target: { value: '2026-11-30' } })
    expect(said.mock.calls).toEqual([['2026-11-30']])
  })

  it('keeps what it cannot read and says how a day is written', async () => {
    const person = userEvent.setup()
    render(<Form first="2026-11-24" />)
    await person.clear(field())
    await person.type(field(), '11/30/2026')
    await person.tab()
    expect(field().value).toBe('11/30/2026')
    expect(screen.getByText('Type a date, such as 30 Nov or 30/11/2026')).toBeVisible()
    expect(said.mock.lastCall).toEqual([''])
  })

  it('an optional one does not let what it cannot read pass for nothing', async () => {
    const person = userEvent.setup()
    render(<Form isOptional />)
    await person.type(field(), 'some day')
    expect(said.mock.lastCall).toEqual(['some day'])
  })

  it('opens a month to choose from, Monday first, with the days before the first one closed', async () => {
    const person = userEvent.setup()
    render(<Form first="2026-11-30" min="2026-11-24" />)
    await person.click(screen.getByRole('button', { name: 'Open calendar' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Start date' }))
    expect(dialog.getAllByRole('columnheader')[0]?.textContent).toBe('Mo')
    expect(dialog.getByRole('button', { name: 'Monday 23 November 2026' })).toHaveProperty('disabled', true)
    await person.click(dialog.getByRole('button', { name: 'Next month' }))
    await person.click(dialog.getByRole('button', { name: 'Thursday 24 December 2026' }))
    expect(field().value).toBe('24 Dec 2026')
  })

  it('the month goes by the arrow keys, and Page Down finds the last day of a shorter one', async () => {
    const person = userEvent.setup()
    render(<Form first="2027-01-31" />)
    field().focus()
    await person.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const first = await screen.findByRole('button', { name: 'Sunday 31 January 2027' })
    first.focus()
    await person.keyboard('{PageDown}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Sunday 28 February 2027')
    await person.keyboard('{ArrowRight}{ArrowUp}')
    await person.keyboard('{Enter}')
    expect(said.mock.lastCall).toEqual(['2027-02-22'])
  })
})
