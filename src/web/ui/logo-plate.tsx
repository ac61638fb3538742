/**
 * The plate of the logo; what it looks like stands in `index.html`, where it is there before any
 * script.
 */
export function LogoPlate({ size }: { size: number }) {
  return (
    <svg width={size} height={size} aria-hidden>
      <use href="#plate" />
    </svg>
  )
}
