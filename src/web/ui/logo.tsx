import mark from './logo.svg'
import classes from './logo.module.css'

/** The name of the product with its plate; the words are text, so that they follow the theme. */
export function Logo({ size = 'm' }: { size?: 'm' | 'l' }) {
  return (
    <span className={classes.logo} data-size={size}>
      <img src={mark} alt="" width={size === 'l' ? 40 : 30} height={size === 'l' ? 40 : 30} />
      Plateful
    </span>
  )
}
