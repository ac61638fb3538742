import { PasswordInput } from '@mantine/core'
import { type ChangeEvent, createContext, createElement, type ReactNode, use, useId } from 'react'
import classes from './account.module.css'

interface Props {
  title: string
  intro?: string
  action?: ReactNode
  children?: ReactNode
}

/** In a group the title of a card is one level below the group's. */
const TitleLevel = createContext<'h2' | 'h3'>('h2')

export function AccountGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h2 id={id} className={classes.groupTitle}>
        {title}
      </h2>
      <TitleLevel value="h3">
        <div className={classes.together}>{children}</div>
      </TitleLevel>
    </section>
  )
}

export function AccountCard({ title, intro, action, children }: Props) {
  const id = useId()
  const level = use(TitleLevel)
  return (
    <section className={classes.card} aria-labelledby={id}>
      <header className={classes.header}>
        <div className={classes.words}>
          {createElement(level, { id, className: classes.title }, title)}
          {intro && <p className={classes.intro}>{intro}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  )
}

export const AccountRows = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul className={classes.rows} aria-label={label}>
    {children}
  </ul>
)

interface AccountRowProps {
  name: ReactNode
  text: ReactNode
  /** Shown instead of an action: 'You', 'This device'. */
  mark?: string | false
  action?: ReactNode
}

export const AccountRow = ({ name, text, mark, action }: AccountRowProps) => (
  <li className={classes.row}>
    <div className={classes.rowWords}>
      <p className={classes.name}>{name}</p>
      <p className="soft">{text}</p>
    </div>
    {mark && <span className={classes.mark}>{mark}</span>}
    {action}
  </li>
)

interface OwnPasswordFieldProps {
  email: string
  name: string
  value: string | undefined
  problem: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

export const OwnPasswordField = ({ email, problem, ...field }: OwnPasswordFieldProps) => (
  <>
    {/* Tells a password manager whose password this is. */}
    <input type="email" autoComplete="username" value={email} readOnly hidden />
    <PasswordInput
      label="Your password"
      autoComplete="current-password"
      data-autofocus
      error={problem}
      aria-invalid={problem !== undefined}
      visibilityToggleButtonProps={{ 'aria-label': 'Show your password', tabIndex: 0 }}
      {...field}
    />
  </>
)
