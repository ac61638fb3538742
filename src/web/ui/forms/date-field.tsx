import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendarEvent } from '@tabler/icons-react'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { Day, formatDay } from '../../../domain/day.ts'
import { isWholeDay, readDay } from '../../../domain/read-day.ts'
import { lazyOnPress } from '../lazy-on-press.tsx'
import { useToday } from '../use-today.ts'

const MonthDialog = lazyOnPress(async () => (await import('./month-dialog.tsx')).MonthDialog)

interface Props extends Pick<
  TextInputProps,
  'label' | 'description' | 'error' | 'withAsterisk' | 'size' | 'className' | 'disabled' | 'placeholder'
> {
  ref?: Ref<HTMLInputElement>
  /** A day, or empty. */
  value: string
  min?: string | undefined
  max?: string | undefined
  'data-autofocus'?: boolean
  /**
   * Whether the form may be sent without a day. Text that is no date is then passed on, so that the
   * form's rule refuses it instead of taking it for empty.
   */
  isOptional?: boolean
  /** Called with a day, or with an empty text while the typed text is none. */
  onChange: (day: string) => void
}

/**
 * A day in British format, typed or chosen from a month: the browser's own field follows the
 * browser's language (calendar 44, decision 0091).
 */
export function DateField({ value, min, max, label, error, isOptional = false, onChange, ...field }: Props) {
  const today = useToday()
  const [inputValue, setInputValue] = useState<string | null>(null)
  const [isUnread, setIsUnread] = useState(false)
  const [isChoosing, setIsChoosing] = useState(false)
  const day = Day.safeParse(value).data
  const parseDay = (text: string) =>
    readDay(text, { today, latest: max !== undefined && max <= today ? max : undefined })
  const onTextChange = (text: string) => {
    setInputValue(text)
    setIsUnread(false)
    onChange((isWholeDay(text) && parseDay(text)) || (isOptional ? text.trim() : ''))
  }
  const commitTyped = () => {
    if (inputValue === null) return
    const parsedDay = parseDay(inputValue)
    if (parsedDay) onChange(parsedDay)
    setIsUnread(parsedDay === null && inputValue.trim() !== '')
    if (parsedDay !== null || inputValue.trim() === '') setInputValue(null)
  }
  // Text that could not be read is replaced by a day that is set from outside.
  const displayedText =
    inputValue !== null && !(isUnread && day) ? inputValue : day ? formatDay(day, 'full') : ''
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commitTyped()
    if (event.key !== 'ArrowDown' || !event.altKey) return
    event.preventDefault()
    setIsChoosing(true)
  }
  return (
    <>
      <TextInput
        placeholder="e.g. 30 Nov"
        {...field}
        label={label}
        min={min}
        max={max}
        autoComplete="off"
        value={displayedText}
        error={isUnread ? 'Type a date, such as 30 Nov or 30/11/2026' : error}
        rightSection={
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            disabled={field.disabled}
            aria-label="Open calendar"
            onClick={() => setIsChoosing(true)}
          >
            <IconCalendarEvent size={19} aria-hidden />
          </ActionIcon>
        }
        onChange={(event) => onTextChange(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={commitTyped}
        onKeyDown={onKeyDown}
      />
      {isChoosing && (
        <MonthDialog
          title={typeof label === 'string' ? label : 'Choose a day'}
          day={day ?? null}
          today={today}
          min={min}
          max={max}
          onClose={() => setIsChoosing(false)}
          onChoose={(chosen) => {
            setIsChoosing(false)
            setInputValue(null)
            setIsUnread(false)
            onChange(chosen)
          }}
        />
      )}
    </>
  )
}
