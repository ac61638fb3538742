import { Button, TextInput } from '@mantine/core'
import type { ClipboardEventHandler, Ref } from 'react'
import { canAutoFocus } from '../ui/forms/can-auto-focus.ts'
import classes from './import-screen.module.css'

interface Props {
  url: string
  placeholder: string
  problem: string | undefined
  isBusy: boolean
  fieldRef: Ref<HTMLInputElement>
  onChange: (url: string) => void
  onPaste?: ClipboardEventHandler
}

export function AddressLine({ url, placeholder, problem, isBusy, fieldRef, onChange, onPaste }: Props) {
  return (
    <div className={classes.line}>
      <TextInput
        ref={fieldRef}
        className={classes.field}
        label="Address of the recipe"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoFocus={canAutoFocus()}
        placeholder={placeholder}
        value={url}
        error={problem}
        readOnly={isBusy}
        onPaste={onPaste}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button type="submit" className={classes.button} loading={isBusy}>
        Import
      </Button>
    </div>
  )
}
