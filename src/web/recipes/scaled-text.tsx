import { scaleLine } from '../../domain/recipes/scale.ts'

interface Props {
  line: string
  from: number
  to: number
}

/**
 * As written, an ingredient stays word for word; for other servings its amount is said anew and set
 * apart.
 */
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
