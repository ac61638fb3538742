import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './more-link.module.css'

/** Beside a heading of the home: the way to all of what stands under it. */
export const MoreLink = ({ to, words }: { to: '/calendar' | '/recipes'; words: string }) => (
  <Link to={to} className={classes.more}>
    {words} <IconArrowRight size={16} aria-hidden />
  </Link>
)
