import { Button } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import type { Imported } from './parse-imported.ts'
import classes from './import-screen.module.css'

interface Props {
  what?: 'page' | 'PDF' | 'text'
  /** The page as it was read; if it holds one recipe, nothing is asked. */
  page: Imported | undefined
  /** The recipes of an earlier text that nobody took yet. */
  rest?: readonly string[]
  isReading: boolean
  onTake: (page: Imported) => void
  onName: (name: string) => void
}

const NONE: readonly string[] = []

const describeRest = (what: string, count: number) =>
  count === 1
    ? `This ${what} holds one more recipe. Do you want it?`
    : `This ${what} holds ${count} more recipes. Which one do you want?`

export function PageRecipeChoice({ what = 'page', page, rest = NONE, isReading, onTake, onName }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const isAsked = page !== undefined && page.others.length > 0
  useEffect(() => {
    if (isAsked) heading.current?.focus()
  }, [isAsked])
  const names = page?.others ?? rest
  if (names.length === 0) return null
  return (
    <section className={classes.which} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} className={classes.whichTitle}>
        {isAsked
          ? `This ${what} holds ${names.length + 1} recipes. Which one do you want?`
          : describeRest(what, names.length)}
      </h3>
      <ul className={classes.choices}>
        {isAsked && (
          <li>
            <Button variant="default" disabled={isReading} onClick={() => onTake(page)}>
              {page.recipeData?.name}
            </Button>
          </li>
        )}
        {names.map((name) => (
          <li key={name}>
            <Button variant="default" disabled={isReading} onClick={() => onName(name)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
