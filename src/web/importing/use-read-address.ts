import { type FormEvent, useRef, useState } from 'react'
import { pageErrorMessage } from './page-advice.ts'
import type { Imported } from './parse-imported.ts'
import { useOpenReview } from './use-open-review.ts'

interface Options {
  initialUrl?: string
  /** The address to read, or the sentence to show beside the field. */
  check: (url: string) => { url: string } | { problem: string }
  isReading: boolean
  read: (
    address: { url: string; recipe?: string },
    then: { onSuccess: (page: Imported) => void; onError: (error: Error) => void },
  ) => void
  /** Called with an address that could not be read, after its failure is shown. */
  onFailed?: (error: Error, url: string) => void
}

/**
 * A field for the address of a page: its recipe opens for review. Of a page with several
 * (`multiRecipePage`) the person names one, and `read` reads it.
 */
export function useReadAddress({ initialUrl = '', check, isReading, read, onFailed }: Options) {
  const fieldRef = useRef<HTMLInputElement>(null)
  const [url, setUrl] = useState(initialUrl)
  const [problem, setProblem] = useState<string>()
  const [multiRecipePage, setMultiRecipePage] = useState<Imported>()
  const review = useOpenReview()

  const showProblem = (sentence: string) => {
    setProblem(sentence)
    fieldRef.current?.focus()
  }
  const readRecipe = (recipe?: string) => {
    const checked = check(url)
    if ('problem' in checked) return showProblem(checked.problem)
    setProblem(undefined)
    read(
      { url: checked.url, ...(recipe !== undefined && { recipe }) },
      {
        onSuccess: (found) => (found.others.length > 0 ? setMultiRecipePage(found) : review(found)),
        onError: (error) => {
          // The person stopped it.
          if (error.name === 'AbortError') return
          showProblem(pageErrorMessage(error))
          onFailed?.(error, checked.url)
        },
      },
    )
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isReading) return
    setMultiRecipePage(undefined)
    readRecipe()
  }
  return {
    field: {
      fieldRef,
      url,
      problem,
      isBusy: isReading,
      onChange: (typed: string) => {
        setUrl(typed)
        setProblem(undefined)
      },
    },
    multiRecipePage,
    read: readRecipe,
    review,
    onSubmit,
  }
}
