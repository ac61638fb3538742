import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { canAutoFocus } from '../ui/forms/can-auto-focus.ts'
import { SaveShortcut, saveShortcut } from '../ui/forms/save-shortcut.tsx'
import { readAddresses } from './read-addresses.ts'
import classes from './import-screen.module.css'

interface Props {
  initial: string
  /** Whether a list is shown already: then its buttons are the primary ones. */
  isQuiet: boolean
  onRead: (urls: readonly string[]) => void
}

export function AddressesForm({ initial, isQuiet, onRead }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const { urls, wrong } = readAddresses(text)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const [first] = wrong
    if (first !== undefined || urls.length === 0) {
      setProblem(first === undefined ? 'Please enter a URL' : `Invalid URL: ${first}`)
      field.current?.focus()
      return
    }
    onRead(urls)
    setText('')
  }
  return (
    <form className={classes.pasteForm} noValidate onSubmit={onSubmit}>
      <Textarea
        ref={field}
        label="Addresses of the recipes"
        description="One on each line."
        inputMode="url"
        autoFocus={canAutoFocus()}
        rows={isQuiet ? 2 : 5}
        spellCheck={false}
        value={text}
        error={problem}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setProblem(undefined)
        }}
      />
      <div className={classes.line}>
        <Button type="submit" variant={isQuiet ? 'default' : 'filled'} {...saveShortcut}>
          {urls.length > 1 ? `Read ${urls.length} pages` : 'Read the pages'}
        </Button>
        <SaveShortcut action="reads them" />
      </div>
    </form>
  )
}
