import classes from './logo.module.css'

/** The name of the product with its plate; the words are text, so that they follow the theme. */
export function Logo({ size = 'm' }: { size?: 'm' | 'l' }) {
  return (
    <span className={classes.logo} data-size={size}>
      <LogoPlate size={size === 'l' ? 40 : 30} />
      Plateful
    </span>
  )
}

/**
 * The plate of the logo; what it looks like stands in `index.html`, where it is there before any
 * script.
 */
function LogoPlate({ size }: { size: number }) {
  return (
    <svg width={size} height={size} aria-hidden>
      <use href="#plate" />
    </svg>
  )
}
