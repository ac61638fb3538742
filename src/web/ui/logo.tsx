import classes from './logo.module.css'
import { Plate } from './plate.tsx'

/** The name of the product with its plate; the words are text, so that they follow the theme. */
export function Logo({ size = 'm' }: { size?: 'm' | 'l' }) {
  return (
    <span className={classes.logo} data-size={size}>
      <Plate size={size === 'l' ? 40 : 30} />
      Plateful
    </span>
  )
}
