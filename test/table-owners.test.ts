/** A feature queries its own tables only (docs/house.md); from others it calls the store. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { features, modulePaths, SRC } from './harness/sources.ts'

/** Who asks tables of others all the same, and why. */
const exceptions: Record<string, string> = {
  'importing/files/': 'takes every table of a household along, by one list (decision 0024)',
  'commands/ended-since.ts': 'compares the secrets of a backup, which holds all tables, with those here',
}

const TABLES = join(SRC, 'server/db/tables')

/** Each table with the feature in whose file it stands; tables of calls are those of `db`. */
const ownerOf = new Map(
  readdirSync(TABLES).flatMap((file) => {
    const text = readFileSync(join(TABLES, file), 'utf8')
    const listed = /^export interface \w+Tables \{([^}]*)\}/m.exec(text)?.[1] ?? ''
    return [...listed.matchAll(/^ +(\w+):/gm)].map(
      ([, table = '']) => [table, file.replace('.ts', '')] as const,
    )
  }),
)

const query = String.raw`\.(?:selectFrom|insertInto|updateTable|deleteFrom|\w+Join|byId|change|remove|insert)\(\s*`
const named = new RegExp(String.raw`${query}(?:\w+ as )?'(\w+)'`, 'g')
/** A query that is handed its table in a variable. */
const handed =
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|\w+Join)\(\s*\w|\b(?:household|tx)\.(?:byId|change|remove|insert)\(\s*\w/

/**
 * The tables that a file asks. Where a variable says which, it may be each that the file names.
 */
const asked = (text: string): string[] => {
  const names = [...text.matchAll(handed.test(text) ? /'(\w+)'/g : named)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => ownerOf.has(name))
}

const foreign = modulePaths
  .filter((path) => path.startsWith('server/') && !path.startsWith('server/db/'))
  .map((path) => path.slice('server/'.length))
  .flatMap((path) =>
    asked(readFileSync(join(SRC, 'server', path), 'utf8'))
      .filter((table) => ownerOf.get(table) !== path.split('/')[0])
      .map((table) => ({ path, table })),
  )

describe('a table', () => {
  it('belongs to a feature, or holds calls and counters', () => {
    expect([...new Set(ownerOf.values())].toSorted()).toEqual([...features, 'calls'].toSorted())
  })

  it('is queried by its own feature only, and by those that are named', () => {
    const isNamed = (path: string) => Object.keys(exceptions).some((start) => path.startsWith(start))
    expect(foreign.filter(({ path }) => !isNamed(path))).toEqual([])
  })

  it('has no exception that nobody needs', () => {
    const needless = Object.keys(exceptions).filter(
      (start) => !foreign.some(({ path }) => path.startsWith(start)),
    )
    expect(needless).toEqual([])
  })
})
