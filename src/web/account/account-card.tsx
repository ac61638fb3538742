import { type ReactNode, useId } from 'react'
import classes from './account-card.module.css'

interface Props {
  title: string
  /** One quiet line under the title. */
  intro?: string
  /** What one can do with the whole card, beside the title. */
  action?: ReactNode
  children?: ReactNode
}

/** One subject of My Account and Settings. */
export function AccountCard({ title, intro, action, children }: Props) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={id}>
      <header className={classes.header}>
        <div className={classes.words}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {intro && <p className={classes.intro}>{intro}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  )
}
