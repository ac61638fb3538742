import { useState } from 'react'

/** What is wrong with a form. A change that goes through `clearing` clears it. */
export function useProblem() {
  const [problem, setProblem] = useState<string | null>(null)
  const clearing =
    <Value>(change: (value: Value) => void) =>
    (value: Value) => {
      change(value)
      setProblem(null)
    }
  return { problem, setProblem, clearing }
}
