/** What is promised (docs/product), what code, tests and docs cite, and how wide the docs are. */

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { features, ROOT } from './harness/sources.ts'

/** What people wrote, of all that stands in the repository: code, tests and docs. */
const writings = ['src', 'packages', 'test', 'scripts', 'bench', 'docs', 'README.md'].flatMap(writingsIn)

interface Writing {
  path: string
  text: string
}

/** Each file with its lines joined, so that a comment is read across the ends of its lines. */
function writingsIn(path: string): Writing[] {
  if (statSync(join(ROOT, path)).isDirectory())
    return readdirSync(join(ROOT, path))
      .filter((name) => name !== 'node_modules' && name !== 'dist')
      .flatMap((name) => writingsIn(`${path}/${name}`))
  if (!/\.(?:tsx?|mjs|md|css)$|\/corpus\/[^/]+\.json$/.test(path)) return []
  const text = readFileSync(join(ROOT, path), 'utf8')
  return [{ path, text: text.replace(/\s*\n[ \t]*(?:\*|\/\/)?[ \t]*/g, ' ') }]
}

const PROMISES = 'docs/product'

/** Decisions and notes share one row of numbers, so that a citation names one page. */
const numberedPages = ['docs/decisions', 'docs/notes'].map((folder) => ({
  folder,
  index: readFileSync(join(ROOT, folder, 'README.md'), 'utf8'),
  files: readdirSync(join(ROOT, folder)).filter((file) => file !== 'README.md'),
}))

/** What nothing can prove, each with the reason. */
const beyondProof = [
  // It says for whom the product is, and what the other promises are about.
  'home 1',
]
const ofFeature = features.join('|')

describe('what is promised', () => {
  const promises = readdirSync(join(ROOT, PROMISES)).flatMap((file) =>
    [...readFileSync(join(ROOT, PROMISES, file), 'utf8').matchAll(/^- \*\*(.+?)\*\*/gm)].map(
      ([, name = '']) => ({ file, name }),
    ),
  )

  it('stands in the file of its feature, under a number of its own', () => {
    const misplaced = promises.filter(
      ({ file, name }) =>
        !new RegExp(`^(?:${ofFeature}) (?:1\\d{2}|[1-9]\\d?)$`).test(name) ||
        !file.startsWith(`${name.split(' ')[0]}.`),
    )
    const names = promises.map(({ name }) => name)
    expect(misplaced).toEqual([])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(new Set(promises.map(({ file }) => file)).size).toBe(features.length)
  })

  it('is there for everybody who cites it', () => {
    const names = new Set(promises.map(({ name }) => name))
    const wrong = writings.flatMap(({ path, text }) =>
      [...text.matchAll(new RegExp(`\\b(?:${ofFeature}) (?:\\d|1\\d)?\\d\\b(?:(?:,| and| to) \\d)?`, 'g'))]
        .filter(([name]) => !names.has(name))
        .map(([name]) => `${path} cites ${name}`),
    )
    expect(wrong).toEqual([])
  })

  it('is cited by code, by a test or by a page of the corpus, but for what nothing can prove', () => {
    const citing = writings.filter(({ path }) => !path.endsWith('.md') && path !== 'test/promises.test.ts')
    const cited = new Set(
      citing.flatMap(({ text }) => text.match(new RegExp(`\\b(?:${ofFeature}) \\d{1,3}\\b`, 'g')) ?? []),
    )
    const uncited = promises.map(({ name }) => name).filter((name) => !cited.has(name))
    expect(uncited.toSorted()).toEqual(beyondProof.toSorted())
  })

  it('is all that is cited, with decisions and pages that stand in the repository', () => {
    const decisions = new Set(numberedPages.flatMap(({ files }) => files.map((file) => file.slice(0, 4))))
    const elsewhere = /\bparts? \d[^.()]{0,12}§ ?\d|\(contract[,:)]|\bthe spec(?:ification)\b/gi
    const wrong = writings.flatMap(({ path, text }) => [
      ...[...text.matchAll(elsewhere)].map(([words]) => `${path} cites ${words}`),
      ...[...text.matchAll(/\bdecisions? (\d{4})(?: and (\d{4}))?/g)]
        .flatMap(([, ...numbers]) => numbers)
        .filter((number) => number !== undefined && !decisions.has(number))
        .map((number) => `${path} cites decision ${number}`),
      ...[...text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
        .filter(([page]) => !existsSync(join(ROOT, page)))
        .map(([page]) => `${path} cites ${page}`),
    ])
    expect(wrong).toEqual([])
  })
})

describe('docs', () => {
  it('have each decision and note once, in the list of its folder under its own title', () => {
    const numbers = numberedPages.flatMap(({ files }) => files.map((file) => file.slice(0, 4)))
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
    for (const { folder, index, files } of numberedPages) {
      const lines = files.map((file) => {
        const [heading = ''] = readFileSync(join(ROOT, folder, file), 'utf8').split('\n', 1)
        const [, number, title] = heading.match(/^# (\d{4}) (.+)$/) ?? []
        return `- ${number} [${title}](${file})`
      })
      expect(index.match(/^- \d{4} .+$/gm)?.toSorted()).toEqual(lines.toSorted())
    }
  })

  it('are at most 100 columns wide, but for addresses of links and what cannot be broken', () => {
    const mayBeWide = /^docs\/(?:decisions|notes)\/\d/
    const wide = writings
      .map(({ path }) => path)
      .filter((path) => path.endsWith('.md') && !mayBeWide.test(path))
      .flatMap((path) =>
        readFileSync(join(ROOT, path), 'utf8')
          .split('\n')
          .map((line, index) => ({
            at: `${path}:${index + 1}`,
            text: line.replace(/(?<=\])\([^)]*\)|<img [^>]*>/g, ''),
          }))
          .filter(({ text }) => text.length > 100 && !/^\s*(?:- )?`[^`]+`\S*$/.test(text)),
      )
    expect(wide.map(({ at }) => at)).toEqual([])
  })
})
