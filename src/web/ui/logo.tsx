import classes from './logo.module.css'

/** The product's name with its plate. The name is text, so that it follows the theme. */
export function Logo({ size = 'm' }: { size?: 'm' | 'l' }) {
  return (
    <span className={classes.logo} data-size={size}>
      <LogoPlate size={size === 'l' ? 40 : 30} />
      Plateful
    </span>
  )
}

/** The plate of the logo, which `index.html` draws, so that it is there before any script. */
function LogoPlate({ size }: { size: number }) {
  return (
    <svg width={size} height={size} aria-hidden>
      <use href="#plate" />
    </svg>
  )
}
