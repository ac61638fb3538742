import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyOnPress } from '../ui/lazy-on-press.tsx'
import classes from './quick-search.module.css'

const QuickSearchDialog = lazyOnPress(
  async () => (await import('./quick-search-dialog.tsx')).QuickSearchDialog,
)

const shortcut = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'

/** Opens the quick search, from the bar or by Ctrl/⌘ K from anywhere but another dialog. */
export function QuickSearch() {
  const [isOpen, setIsOpen] = useState(false)
  const openSearch = () => {
    if (!document.querySelector('[role="dialog"]')) setIsOpen(true)
  }
  // It works in fields too: somebody who types may want to go elsewhere.
  useHotkeys([['mod+K', openSearch]], [])
  return (
    <>
      <button
        type="button"
        className={classes.opener}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={openSearch}
      >
        <IconSearch size={18} aria-hidden />
        <span className={classes.word}>Search</span>
        <kbd className={classes.keys} aria-hidden>
          {shortcut}
        </kbd>
      </button>
      {isOpen && <QuickSearchDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
