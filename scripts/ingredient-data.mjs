// Reads the labelled ingredient lines, says which are held back from training, and lays their
// labels over the product's own tokens.

import fs from 'node:fs'
import { isMark } from '@plateful/ingredients/lines/line-tokens'
import { canonicalUnit, isUnitWord, singularWord } from '@plateful/ingredients/measure/unit'

export const readLines = (file) => fs.readFileSync(file, 'utf8').split('\n').filter(Boolean).map(JSON.parse)

/**
 * Which of so many folds a line is in. Lines that differ only in numbers, case and marks are twins
 * and share one.
 */
export function foldOf(line, folds) {
  const group = line
    .toLowerCase()
    .replace(/[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞⁄/.,–-]+/g, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim()
  let hash = 0x811c9dc5
  for (let index = 0; index < group.length; index++)
    hash = Math.imul(hash ^ group.charCodeAt(index), 0x01000193)
  return ((hash ^ (hash >>> 16)) >>> 0) % folds
}

const codes = { Q: 0, U: 1, N: 2, S: 3, P: 4, C: 5, F: 6 }

function valueOf(text) {
  const fraction = /^(\d*)#(\d+)\$(\d+)$/.exec(text) ?? /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text)
  if (fraction) return Number(fraction[1] || 0) + fraction[2] / fraction[3]
  return /^[\d,]*\.?\d+$/.test(text) ? Number(text.replaceAll(',', '')) : null
}

function keyOf(text) {
  const plain = text.toLowerCase().replaceAll('’', "'")
  const times = /\dx$/.test(plain) ? 'x' : ''
  const body = times ? plain.slice(0, -1) : plain
  const value = valueOf(body)
  if (value !== null) return `#${value.toFixed(2)}${times}`
  if (/\d/.test(body) && body.includes('-')) {
    const parts = body.split('-').map(valueOf)
    if (parts.every((part) => part !== null)) return `#${parts.map((part) => part.toFixed(2)).join('-')}`
  }
  const word = plain.replace(/\.$/, '')
  return isUnitWord(word) && /^[a-z]/.test(word) ? `unit ${canonicalUnit(word)}` : singularWord(word)
}

/**
 * The label of each of our tokens (marks get null), from the longest common run of both; null when
 * a word finds none.
 */
export function projectLabels(tokens, goldTokens, goldLabels) {
  const ours = tokens.map(keyOf)
  const theirs = goldTokens.map(keyOf)
  const n = ours.length
  const m = theirs.length
  const longest = Array.from({ length: n + 1 }, () => new Int16Array(m + 1))
  for (let i = n - 1; i >= 0; i--)
    for (let j = m - 1; j >= 0; j--)
      longest[i][j] =
        ours[i] === theirs[j] ? longest[i + 1][j + 1] + 1 : Math.max(longest[i + 1][j], longest[i][j + 1])
  const labels = Array.from({ length: n })
  for (let i = 0, j = 0; i < n && j < m;) {
    if (ours[i] === theirs[j]) labels[i++] = codes[goldLabels[j++]]
    else if (longest[i + 1][j] >= longest[i][j + 1]) i++
    else j++
  }
  for (let i = 0; i < n; i++) {
    if (isMark(tokens[i])) labels[i] = null
    else if (labels[i] === undefined) {
      const before = labels.slice(0, i).findLast((label) => label !== null)
      const after = labels.slice(i + 1).find((label) => label !== undefined && label !== null)
      if (before === undefined || (after !== undefined && after !== before)) return null
      labels[i] = before
    }
  }
  return labels
}
