import { type ReactNode, useEffect, useRef } from 'react'
import classes from './screen.module.css'

interface Props {
  /** The heading; the page's title is the same, before '· Plateful'. */
  title: string
  /** One quiet line under the heading. */
  intro?: ReactNode
  /** Actions on the whole screen, beside the title; the main one last. */
  actions?: ReactNode
  /** 'narrow' for reading and forms, 'wide' for the calendar and tables. */
  width?: 'narrow' | 'page' | 'wide'
  /** Whether the title takes two lines at most, because what is below it is read from afar. */
  isTitleBrief?: boolean
  children: ReactNode
}

/** From this length on a title is set smaller: at full size it would fill half of a phone. */
const LONG_TITLE = 48

let shownPath: string | null = null

/**
 * The frame of every screen: its heading, the page's title, and the focus on the heading after a
 * change of route.
 */
export function Screen({ title, intro, actions, width = 'page', isTitleBrief, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const path = window.location.pathname
  useEffect(() => {
    document.title = `${title} · Plateful`
  }, [title])
  useEffect(() => {
    // The first screen of a visit leaves the focus at the top, where the skip link is.
    // A first field that took the focus keeps it.
    const isTaken = heading.current?.closest('[data-width]')?.contains(document.activeElement) === true
    if (shownPath !== null && shownPath !== path && !isTaken) heading.current?.focus({ preventScroll: true })
    shownPath = path
  }, [path])
  return (
    <div className={classes.screen} data-width={width}>
      <header className={classes.header}>
        <div className={classes.words}>
          <h1
            ref={heading}
            tabIndex={-1}
            className={classes.title}
            data-long={title.length >= LONG_TITLE || undefined}
            data-brief={isTitleBrief}
          >
            {title}
          </h1>
          {intro && <p className={classes.intro}>{intro}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
