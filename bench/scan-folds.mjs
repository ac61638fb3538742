/**
 * Five folds of pictures, none with a layout that another has (importing 61). How sure a letter
 * must be so that its word is no doubt is fitted on four of them, and said of the fifth. The rules
 * that make lines of words and recipes of lines are written by hand, and nothing of them is learnt
 * from these pictures.
 */

import { MIN_WORD_CONFIDENCE } from '@plateful/page-reader/ocr/line-text'

const FOLDS = 5
/** How much further from certain a letter may be than it may be in the product. */
const LENIENT = [2.4, 1.8, 1.4, 1, 0.7, 0.5, 0.3]

/** How sure letters have to be, more leniently or less. */
export const surenessAt = (times) =>
  Object.fromEntries(
    Object.entries(MIN_WORD_CONFIDENCE).map(([name, least]) => [name, 1 - (1 - least) * times]),
  )

/** The layouts of pictures in five groups, the kinds spread over them. */
export function foldsOf(pictures) {
  const layouts = new Map(pictures.map(({ kind, layout }) => [layout, kind]))
  const sorted = [...layouts].toSorted(
    ([a, kindA], [b, kindB]) => kindA.localeCompare(kindB) || a.localeCompare(b),
  )
  const foldOf = new Map(sorted.map(([layout], at) => [layout, at % FOLDS]))
  return Array.from({ length: FOLDS }, (_, fold) =>
    pictures.filter(({ layout }) => foldOf.get(layout) === fold),
  )
}

/** Wrong and right lines, and those with a doubt, of several pictures together. */
export const together = (counts) =>
  counts.reduce(
    (sum, one) => Object.fromEntries(Object.entries(sum).map(([name, value]) => [name, value + one[name]])),
    { wrong: 0, doubted: 0, right: 0, rightDoubted: 0 },
  )

/**
 * For each fold the doubts of its pictures at the leniency that the other four want: the most
 * lenient one at which so many percent of their wrong lines carry a doubt. `doubtsOf` counts the
 * lines of a picture at a leniency.
 */
export function fittedDoubts(folds, doubtsOf, percent) {
  const isEnough = ({ wrong, doubted }) => 100 * doubted >= percent * wrong
  const shares = ({ wrong, doubted }) => doubted / Math.max(1, wrong)
  return folds.map((own, at) => {
    const others = folds.filter((_, other) => other !== at).flat()
    const tried = LENIENT.map((times) => ({
      times,
      counts: together(others.map((picture) => doubtsOf(picture, times))),
    }))
    const best =
      tried.find(({ counts }) => isEnough(counts)) ??
      tried.reduce((most, one) => (shares(one.counts) > shares(most.counts) ? one : most))
    return {
      times: best.times,
      counts: own.map((picture) => ({ picture, ...doubtsOf(picture, best.times) })),
    }
  })
}
