import { scaleLine } from '../../domain/recipes/scaling/scale.ts'

/** An ingredient word for word; for other servings, with its amount scaled and highlighted. */
export const ScaledText = ({ line, from, to }: { line: string; from: number; to: number }) =>
  from === to ? line : <WithAmount {...scaleLine(line, from, to, 'original')} />

/** A scaled line that begins with its amount, which is highlighted. */
export const WithAmount = ({ amountText, text }: { amountText: string; text: string }) =>
  amountText && text.startsWith(amountText) ? (
    <>
      <strong>{amountText}</strong>
      {text.slice(amountText.length)}
    </>
  ) : (
    text
  )
