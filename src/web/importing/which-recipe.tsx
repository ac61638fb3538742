import { Button } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import classes from './import-screen.module.css'
import type { Imported } from './foreign-answers.ts'

interface Props {
  /** The page as it was read; nothing is asked where it holds one recipe. */
  page: Imported | undefined
  isReading: boolean
  /** The recipe that was read is the one that is meant. */
  onTake: (page: Imported) => void
  /** Another one is meant. */
  onName: (name: string) => void
}

/** Where a page holds several recipes: which of them is meant. */
export function WhichRecipe({ page, isReading, onTake, onName }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const isAsked = page !== undefined && page.others.length > 0
  useEffect(() => {
    if (isAsked) heading.current?.focus()
  }, [isAsked])
  if (!isAsked) return null
  return (
    <section className={classes.which} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} className={classes.whichTitle}>
        This page holds {page.others.length + 1} recipes. Which one do you want?
      </h3>
      <ul className={classes.choices}>
        <li>
          <Button variant="default" disabled={isReading} onClick={() => onTake(page)}>
            {page.recipeData?.name}
          </Button>
        </li>
        {page.others.map((name) => (
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
