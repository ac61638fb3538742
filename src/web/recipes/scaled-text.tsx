import { scaleLine } from '../../domain/recipes/scale.ts'

interface Props {
  line: string
  from: number
  to: number
}

/** An ingredient word for word; for other servings, with its amount scaled and highlighted. */
export function ScaledText({ line, from, to }: Props) {
  if (from === to) return line
  const { amountText, text } = scaleLine(line, from, to, 'original')
  if (!amountText || !text.startsWith(amountText)) return text
  return (
    <>
      <strong>{amountText}</strong>
      {text.slice(amountText.length)}
    </>
  )
}
