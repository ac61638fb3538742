import { Button, TextInput } from '@mantine/core'
import { IconSearch, IconShoppingCartPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useRecipes } from '../recipes/queries.ts'
import { useAddItem } from '../shopping/list/add-item.tsx'
import { Overlay } from '../ui/dialog.tsx'
import { type ResultGroup, type SearchResult, useSearchResults } from './use-search-results.ts'
import classes from './quick-search-dialog.module.css'

export function QuickSearchDialog({ onClose }: { onClose: () => void }) {
  const [searchText, setSearchText] = useState('')
  const [active, setActive] = useState(0)
  const id = useId()
  const addItem = useAddItem()
  const groups = useSearchResults(searchText)
  const results = groups.flatMap(({ found }) => found)
  const activeIndex = Math.min(active, results.length - 1)
  const current = results[activeIndex]

  const currentId = current && `${id}-${current.id}`
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView?.({ block: 'nearest' })
  }, [currentId])

  // While recipes are being read, one of them may still be meant.
  const { isLoading } = useRecipes()
  const isOnlyToAdd = results.length === 0 && searchText.trim() !== '' && !isLoading
  const addToList = () => {
    onClose()
    addItem(searchText)
  }
  const openResult = (result: SearchResult) => {
    onClose()
    void result.go()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const nextIndex = { ArrowDown: activeIndex + 1, ArrowUp: activeIndex - 1 }[event.key]
    if (nextIndex !== undefined) {
      event.preventDefault()
      setActive((nextIndex + results.length) % Math.max(results.length, 1))
    }
    if (event.key !== 'Enter') return
    if (current) {
      event.preventDefault()
      openResult(current)
    } else if (isOnlyToAdd) {
      event.preventDefault()
      addToList()
    }
  }

  return (
    <Overlay title="Search" place="high" onClose={onClose}>
      <TextInput
        label="A recipe, a screen or a day"
        placeholder="Fish pie, shopping, next Friday"
        leftSection={<IconSearch size={18} aria-hidden />}
        data-autofocus
        role="combobox"
        aria-expanded={results.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={currentId}
        autoComplete="off"
        value={searchText}
        onChange={({ currentTarget: { value } }) => {
          setSearchText(value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <Results id={id} groups={groups} current={current} onOpen={openResult} />
      {results.length === 0 && (
        <p className={classes.none} role="status">
          Nothing found. Try one word of a recipe’s name, a screen, or a day such as Friday.
          {isOnlyToAdd && ' Or press Enter to add it to the shopping list.'}
        </p>
      )}
      {searchText.trim() !== '' && (
        <Button
          variant="subtle"
          className={classes.add}
          leftSection={<IconShoppingCartPlus size={18} aria-hidden />}
          onClick={addToList}
        >
          Add “{searchText.trim()}” to the shopping list
        </Button>
      )}
    </Overlay>
  )
}

interface ResultsProps {
  /** Precedes the ids of the list and its options. */
  id: string
  groups: readonly ResultGroup[]
  current: SearchResult | undefined
  onOpen: (result: SearchResult) => void
}

const Results = ({ id, groups, current, onOpen }: ResultsProps) => (
  <div id={`${id}-list`} className={classes.list} role="listbox" aria-label="What was found">
    {groups.map(({ title, icon: Icon, found }) => (
      <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
        <div id={`${id}-${title}`} role="presentation" className={classes.group}>
          {title}
        </div>
        {found.map((result) => (
          <div
            key={result.id}
            id={`${id}-${result.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={result === current}
            className={classes.found}
            onClick={() => onOpen(result)}
          >
            <Icon size={18} aria-hidden className={classes.icon} />
            <span className={classes.label}>{result.label}</span>
            {result.detail && <span className={classes.detail}>{result.detail}</span>}
          </div>
        ))}
      </div>
    ))}
  </div>
)
