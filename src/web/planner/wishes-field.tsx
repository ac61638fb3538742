import { TextInput } from '@mantine/core'
import { type ReadWishes, sayDayWish, sayLeftOut } from '../../domain/planner/read-wishes.ts'
import classes from './wishes-field.module.css'

interface Props {
  text: string
  read: ReadWishes
  onChange: (text: string) => void
}

/** Wishes in the family's own words; what was understood is shown before it is used. */
export function WishesField({ text, read, onChange }: Props) {
  const { wishes } = read
  const leftOut = sayLeftOut(read)
  return (
    <div className={classes.field}>
      <TextInput
        label="Wishes (optional)"
        description="For example: something quick on Tuesday, fish on Friday, no beef"
        maxLength={500}
        value={text}
        onChange={({ currentTarget: { value } }) => onChange(value)}
      />
      <div role="status">
        {wishes.length > 0 && (
          <ul className={classes.wishes} aria-label="Understood as">
            {[...new Set(wishes.map(sayDayWish))].map((said) => (
              <li key={said} className={classes.wish}>
                {said}
              </li>
            ))}
          </ul>
        )}
        {leftOut && <p className={classes.unread}>{leftOut}</p>}
      </div>
    </div>
  )
}
