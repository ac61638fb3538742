import { type ReactNode, useEffect } from 'react'
import { Logo } from '../../ui/logo.tsx'
import strip from './table-strip.webp'
import table from './table.webp'
import classes from './sign-in.module.css'

interface Props {
  title: string
  intro?: ReactNode
  foot: ReactNode
  children: ReactNode
}

export function SignInPage({ title, intro, foot, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Plateful`
  }, [title])
  return (
    <div className={classes.page} data-front-page>
      <div className={classes.table} aria-hidden>
        <picture>
          <source media="(max-width: 56em)" srcSet={strip} />
          <img src={table} alt="" />
        </picture>
      </div>
      <main className={classes.side}>
        <div className={classes.form}>
          <Logo size="l" />
          <h1 className={classes.title}>{title}</h1>
          {intro && <p className={classes.intro}>{intro}</p>}
          {children}
          {foot !== null && <p className={classes.foot}>{foot}</p>}
        </div>
        <p className={classes.motto}>A family’s recipes, week and shopping list.</p>
      </main>
    </div>
  )
}
