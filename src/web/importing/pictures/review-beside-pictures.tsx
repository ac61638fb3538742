import { Button } from '@mantine/core'
import { type FocusEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { LineArea } from '../../../domain/importing/picture-reading.ts'
import type { RecipeToReview } from '../../../domain/recipes/recipe-to-review.ts'
import { focusDoubtfulWord } from '../../recipes/form/focus-doubtful-word.ts'
import {
  type LineField,
  type LineReviewHelp,
  LineReviewContext,
  type CurrentLine,
} from '../../recipes/form/line-review-help.ts'
import type { ReviewedPictures } from '../pending-preview.ts'
import { LineStrip } from './line-strip.tsx'
import { matchLine } from './match-line.ts'
import { PicturePane } from './picture-pane.tsx'
import { pictureAddress } from './queries.ts'
import classes from './picture-pane.module.css'
import pictureClasses from './pictures.module.css'

interface Props {
  pictures: ReviewedPictures
  recipe: RecipeToReview
  children: ReactNode
}

/** A review beside the pictures that the recipe was read from (importing 49). */
export function ReviewBesidePictures({ pictures, recipe, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [part, setPart] = useState<LineArea | null>(null)
  const lines = useMemo(() => linesOf(pictures, recipe), [pictures, recipe])
  const lineHelps = useMemo(() => lineHelpsOf(pictures, lines), [pictures, lines])
  const goToNextHardWord = () => void focusDoubtfulWord(place.current)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // By the position of the key: with Alt it types another letter on some keyboards.
      if (event.code !== 'KeyN' || !event.altKey || event.ctrlKey || event.metaKey) return
      if (focusDoubtfulWord(place.current)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const line = lineAt(target)
    if (line) setPart(lines.of(line)?.part ?? null)
  }
  if (pictures.pages.length === 0) return children
  return (
    <LineReviewContext value={lineHelps}>
      <div className={classes.layout} ref={place}>
        <div className={classes.beside}>
          <PicturePane
            pictures={pictures}
            part={part}
            hardWords={lines.hardWords}
            onNextWord={goToNextHardWord}
          />
          <div onFocus={onFocus}>{children}</div>
        </div>
      </div>
    </LineReviewContext>
  )
}

function lineAt(element: HTMLElement): CurrentLine | null {
  const field = element.closest<HTMLElement>('[data-field]')?.dataset['field'] as LineField | undefined
  if (field === undefined) return null
  const row = element.closest<HTMLElement>('[data-row]')
  const box = row?.querySelector('textarea') ?? element
  const text = box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement ? box.value : ''
  return { field, row: Number(row?.dataset['row'] ?? 0), text }
}

/** The lines as they were read, with their places. */
function linesOf({ parts }: ReviewedPictures, { name, ingredients, steps }: RecipeToReview) {
  const read = { name: [name], ingredients, steps }
  const places = { name: [parts.name], ingredients: parts.ingredients, steps: parts.steps }
  const lineText = ({ field, row, text }: CurrentLine) => {
    const readIndex = matchLine(read[field], row, text)
    const part = readIndex === null ? null : (places[field][readIndex] ?? null)
    return readIndex === null ? null : { part, text: read[field][readIndex] ?? '' }
  }
  const allParts = [parts.name, ...parts.ingredients, ...parts.steps]
  return { of: lineText, hardWords: allParts.reduce((sum, part) => sum + (part?.doubtful.length ?? 0), 0) }
}

function lineHelpsOf(
  { reading, pages, isTyped }: ReviewedPictures,
  lines: ReturnType<typeof linesOf>,
): LineReviewHelp {
  return {
    hardWords: (line) => lines.of(line)?.part?.doubtful ?? [],
    pictures: pages.map((page) => pictureAddress(reading, page)),
    under: isTyped
      ? (line, setText) => {
          const read = lines.of(line)
          const page = pages.find(({ id }) => id === read?.part?.page)
          if (!read?.part || !page) return null
          return (
            <TypedLine
              address={pictureAddress(reading, page)}
              part={read.part}
              text={read.text}
              isSame={line.text === read.text}
              onTake={() => setText(read.text)}
            />
          )
        }
      : null,
  }
}

interface TypedLineProps {
  address: string
  part: LineArea
  text: string
  isSame: boolean
  onTake: () => void
}

const TypedLine = ({ address, part, text, isSame, onTake }: TypedLineProps) => (
  <div className={pictureClasses.typed}>
    <LineStrip address={address} part={part} label="The line in the picture" />
    {!isSame && (
      <Button
        variant="subtle"
        size="compact-sm"
        classNames={{ root: pictureClasses.suggestion, label: pictureClasses.words }}
        onClick={onTake}
      >
        Use ‘{text}’
      </Button>
    )}
  </div>
)
