import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import classes from './visitor-tabs.module.css'

const tabs = ['Sign In', 'Create Account'] as const
type Tab = (typeof tabs)[number]

/** The two tabs of a visitor; the arrow keys switch between them. */
export function VisitorTabs({ panels }: { panels: Record<Tab, ReactNode> }) {
  const [shownTab, setShownTab] = useState<Tab>('Sign In')
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const otherTab = shownTab === 'Sign In' ? 1 : 0
    setShownTab(tabs[otherTab])
    list.current?.querySelectorAll('button')[otherTab]?.focus()
  }
  return (
    <>
      <div
        ref={list}
        className={classes.tabs}
        role="tablist"
        aria-label="Sign in or create an account"
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            className={classes.tab}
            aria-selected={tab === shownTab}
            aria-controls={`${id}-panel`}
            tabIndex={tab === shownTab ? 0 : -1}
            onClick={() => setShownTab(tab)}
          >
            {tab}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shownTab}`}>
        {panels[shownTab]}
      </div>
    </>
  )
}
