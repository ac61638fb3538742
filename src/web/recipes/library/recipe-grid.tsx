import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type RefCallback,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import type { LibraryView } from './library-view.ts'
import { RecipeCard } from './recipe-card.tsx'
import { RecipeRow } from './recipe-row.tsx'
import classes from './recipe-grid.module.css'

interface Props {
  recipes: readonly Recipe[]
  view: LibraryView
  chosen?: readonly number[] | undefined
  onChoose?: ((recipe: Recipe) => void) | undefined
  onMenu: (recipe: Recipe, button: HTMLElement) => void
}

/** The smallest good width of a card, and of a row of the compact list, in pixels. */
const MIN_WIDTH = { cards: 288, list: 460 } as const
const gapFor = (width: number, view: LibraryView) => (view === 'list' ? 8 : width < 640 ? 16 : 24)
/** Rows outside the window that are drawn for the next scroll or Tab. */
const ROWS_AHEAD = 2
/**
 * A library up to this size is drawn as a whole once there is time, so that the browser's own
 * search finds every recipe.
 */
const DRAWN_WHOLE_UP_TO = 36
/** The height of an ordinary card below its picture, in pixels; drawn rows are measured. */
const CARD_TEXT_HEIGHT = 290
/** The height of a row of the compact list. */
const ROW_HEIGHT = 74
/** The width of a card's picture divided by its height. */
const PICTURE_RATIO = 2.1

/**
 * Cards in rows, or a compact list. Of a large library only the rows near the window are drawn, and
 * the row with the focus.
 */
export function RecipeGrid({ recipes, view, chosen, onChoose, onMenu }: Props) {
  const { width, top, watch } = usePlace()
  const gap = gapFor(width, view)
  const columns = Math.max(1, Math.floor((width + gap) / (MIN_WIDTH[view] + gap)))
  const cardWidth = (width - gap * (columns - 1)) / columns
  const focused = useRef<number | null>(null)
  const ahead = useAhead(
    recipes.length <= DRAWN_WHOLE_UP_TO ? Math.ceil(recipes.length / columns) : ROWS_AHEAD,
  )

  // oxlint-disable-next-line react/incompatible-library -- the rows follow the window; nothing memoised reads them
  const rows = useWindowVirtualizer({
    count: Math.ceil(recipes.length / columns),
    estimateSize: () => (view === 'list' ? ROW_HEIGHT : cardWidth / PICTURE_RATIO + CARD_TEXT_HEIGHT),
    scrollMargin: top ?? FIRST_GUESS,
    // The first cards appear sooner if the next ones wait for the second drawing.
    overscan: top === null ? 0 : ahead,
    gap,
    // The size of the window needs no measurement, so the first cards are drawn at once.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: useCallback((range: Range) => withFocused(range, focused.current), []),
  })
  // With another number of columns the rows change, so that old measurements do not count.
  const shape = `${view} ${columns}`
  const measured = useRef(shape)
  useLayoutEffect(() => {
    if (measured.current !== shape) rows.measure()
    measured.current = shape
  }, [rows, shape])

  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[data-index]')
    focused.current = row ? Number(row.dataset['index']) : null
  }
  const virtualRows = rows.getVirtualItems()
  const Shown = view === 'list' ? RecipeRow : RecipeCard
  return (
    <div
      ref={watch}
      role="list"
      aria-label="Recipes"
      className={classes.grid}
      style={{ height: rows.getTotalSize() }}
      onFocus={onFocus}
      onBlur={() => (focused.current = null)}
    >
      {virtualRows.map(({ index, key, start }) => (
        <div
          key={key}
          ref={rows.measureElement}
          role="presentation"
          data-index={index}
          className={classes.row}
          style={{
            transform: `translateY(${start - (top ?? FIRST_GUESS)}px)`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            columnGap: gap,
          }}
        >
          {recipes.slice(index * columns, (index + 1) * columns).map((recipe, column) => (
            <div
              key={recipe.id}
              role="listitem"
              className={classes.item}
              aria-posinset={index * columns + column + 1}
              aria-setsize={recipes.length}
            >
              <Shown recipe={recipe} isChosen={chosen?.includes(recipe.id)} {...{ onChoose, onMenu }} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/**
 * How many rows outside the window are drawn: a few at first, then more whenever the browser has
 * time.
 */
function useAhead(rowCount: number): number {
  const [rows, setRows] = useState(ROWS_AHEAD)
  useEffect(() => {
    if (rows >= rowCount) return undefined
    return whenIdle(() => startTransition(() => setRows((before) => before + ROWS_AHEAD)))
  }, [rows, rowCount])
  return Math.min(rows, Math.max(rowCount, ROWS_AHEAD))
}

/**
 * The card with the focus stays drawn with its neighbours, however far one scrolls, so that the
 * next Tab continues there.
 */
function withFocused(range: Range, focused: number | null): number[] {
  const visible = defaultRangeExtractor(range)
  if (focused === null) return visible
  const rowsAroundFocus = [focused - 1, focused, focused + 1].filter((row) => row >= 0 && row < range.count)
  return [...new Set([...visible, ...rowsAroundFocus])].toSorted((a, b) => a - b)
}

interface Place {
  width: number
  /** Null until it is measured. */
  top: number | null
}

/** A guess of where the list begins, in pixels, until it is measured. */
const FIRST_GUESS = 220
/** The largest width of the page, and the space beside the list. */
const pageWidth = () => Math.min(window.innerWidth, 1152) - 32

/**
 * The width of the list and its distance from the top of the page; both are measured again when the
 * page changes.
 */
function usePlace(): Place & { watch: RefCallback<HTMLElement> } {
  const [place, setPlace] = useState<Place>(() => ({ width: pageWidth(), top: null }))
  const watch = useCallback((list: HTMLElement | null) => {
    if (!list) return undefined
    const measure = () => {
      const box = list.getBoundingClientRect()
      const next = { width: box.width, top: Math.round(box.top + window.scrollY) }
      setPlace((before) => (before.width === next.width && before.top === next.top ? before : next))
    }
    // The observer calls back once at the start, before anything is painted.
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return { ...place, watch }
}
