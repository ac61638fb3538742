import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { captureTyping } from './capture-typing.ts'

let stop: () => void = () => undefined
afterEach(() => stop())

function Field({ label }: { label: string }) {
  const [text, setText] = useState('')
  return <input aria-label={label} value={text} onChange={({ target }) => setText(target.value)} />
}

it('puts what is typed before a field exists into it, and what follows after it (home 57)', async () => {
  const person = userEvent.setup()
  stop = captureTyping()
  await person.keyboard('leew{Backspace}')
  render(<Field label="Search" />)
  screen.getByLabelText('Search').focus()
  expect(screen.getByLabelText('Search')).toHaveProperty('value', 'lee')
  await person.keyboard('k')
  expect(screen.getByLabelText('Search')).toHaveProperty('value', 'leek')
})

it('Escape and a press elsewhere end it, and keys with Ctrl are no letters', async () => {
  const person = userEvent.setup()
  render(<Field label="Search" />)
  for (const ending of [
    () => person.keyboard('a{Escape}'),
    () => person.keyboard('{Control>}a{/Control}'),
    async () => {
      await person.keyboard('a')
      await person.click(document.body)
    },
  ]) {
    stop = captureTyping()
    await ending()
    screen.getByLabelText('Search').focus()
    expect(screen.getByLabelText('Search')).toHaveProperty('value', '')
    stop()
    screen.getByLabelText('Search').blur()
  }
})

it('a menu chooses by letters of its own as soon as it has the focus', async () => {
  const heard: string[] = []
  const person = userEvent.setup()
  stop = captureTyping()
  render(
    <div role="menu" tabIndex={-1} onKeyDown={({ key }) => heard.push(key)}>
      Menu
    </div>,
  )
  screen.getByRole('menu').focus()
  await person.keyboard('d')
  expect(heard).toEqual(['d'])
})

it('leaves typing in a field alone', async () => {
  const person = userEvent.setup()
  render(<Field label="Note" />)
  await person.click(screen.getByLabelText('Note'))
  stop = captureTyping()
  await person.keyboard('soup')
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'soup')
})
