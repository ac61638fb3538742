import { inkOn } from './colours.ts'
import classes from './portrait.module.css'

interface Props {
  person: { initials: string; color: string; profilePhoto: string | null }
  size?: 'm' | 'l' | 'xl'
}

/** A person's photo, or their initials on their colour. The name must stand beside it. */
export function Portrait({ person: { initials, color, profilePhoto }, size = 'm' }: Props) {
  return (
    <span
      className={classes.portrait}
      data-size={size}
      style={{ background: color, color: inkOn(color) }}
      aria-hidden
    >
      {profilePhoto ? <img className={classes.photo} src={profilePhoto} alt="" /> : initials}
    </span>
  )
}
