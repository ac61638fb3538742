import { TagsInput } from '@mantine/core'
import { tidyEntries } from '../../domain/household/person.ts'

interface Props {
  label: string
  value: string[]
  error: string | undefined
  onChange: (foods: string[]) => void
}

/** Foods that are typed one by one. */
export const FoodsInput = ({ onChange, ...props }: Props) => (
  <TagsInput
    {...props}
    placeholder="Type one and press Enter"
    splitChars={[',', ';']}
    acceptValueOnBlur
    onChange={(typed) => onChange(tidyEntries(typed))}
  />
)
