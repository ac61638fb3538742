/** Which modules are bundled into one file (decisions 0034 and 0238). */

import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'
import { DRAWN_LATER, SHOWING, source, WORKED_ON } from './screens.ts'

type Look = (id: string) => Rolldown.ModuleInfo | null

/** The files that screens share, the first that fits coming first. */
const SHARED_FILES = ['start', 'signed-in', 'editing', 'dialogs', 'rare']

/**
 * A module that so many screens use, with no more letters than this, is loaded with the first of
 * them; so are Mantine's components. For the screens that are opened most fewer users are enough:
 * the extra size costs less than another request.
 */
const SHARED = { screens: 3, screensIfMostOpened: 2, letters: 4000 }

/** What is left over is light if no module that it needs, and that is left over too, has more. */
const LIGHT_LETTERS = 10_000

const isPart = (id: string) => /\/node_modules\/@(?:mantine|floating-ui|tabler)\//.test(id)

/** The folder of a module of ours, mostly its feature: 'recipes', 'ui'. */
const folderOf = (id: string) => /\/src\/(?:web|domain|contract)\/(\w+)[/.]/.exec(id)?.[1]

/**
 * Bundles modules into few files. By default the bundler makes a file for each set of modules that
 * the same screens share: eighty requests for one screen, each of which costs a slow phone more
 * than a few unused lines do, and a service worker that fetches hundreds.
 *
 * `start` is for everybody: what the screens before sign-in need, with the toasts. `signed-in` is
 * for all screens behind it, `editing` for those where one edits, `dialogs` for what these open at
 * a press, and `rare` for what only rarer screens share. What is left over and light, a dialog or a
 * short screen, is bundled with the others of its folder: `more-recipes`, `more-calendar`.
 */
export function packTogether(): Rolldown.CodeSplittingGroup[] {
  let files: ReadonlyMap<string, string> | undefined
  const fileOf = (id: string, look: Look) => (files ??= planFiles(look)).get(id)
  const group = (debugName: string, priority: number, isMine: (file: string) => boolean) => ({
    debugName,
    priority,
    name: (id: string, context: Rolldown.ChunkingContext) => {
      const file = fileOf(id, (each) => context.getModuleInfo(each))
      return file !== undefined && isMine(file) ? file : null
    },
  })
  return [
    ...SHARED_FILES.map((name, at) => group(name, SHARED_FILES.length - at, (file) => file === name)),
    group('more-…', 0, (file) => !SHARED_FILES.includes(file)),
  ]
}

/** The file of each module that is bundled with others. */
function planFiles(look: Look): ReadonlyMap<string, string> {
  const { reach, reachAll } = graphOf(look)
  const lettersOf = (id: string) => look(id)?.code?.length ?? 0
  const laterOf = (id: string) => look(id)?.dynamicallyImportedIds ?? []

  const [start, app] = [reach(source('main.tsx')), reach(source('app.tsx'))]
  const later = laterThan(app, reach, laterOf)
  const beforeSignIn = reachAll(
    [...start].flatMap(laterOf).filter((id) => !later.has(id) && id !== source('app.tsx')),
  )
  const screens = [...later].map((id) => reach(id))
  const usersOf = (id: string) => screens.filter((ids) => ids.has(id)).length
  const [shown, worked] = [reachAll(SHOWING), reachAll(WORKED_ON)]
  const opened = reachAll([...worked].flatMap(laterOf))
  const isMostOpened = (id: string) => shown.has(id) || worked.has(id)
  const sharedFile = (id: string) =>
    shown.has(id) ? 'signed-in' : worked.has(id) ? 'editing' : opened.has(id) ? 'dialogs' : 'rare'

  const isFree = (id: string) => start.has(id) || app.has(id)
  const isSmall = (id: string) =>
    [...reach(id)].every((each) => isFree(each) || lettersOf(each) <= SHARED.letters)
  const isShared = (id: string) =>
    usersOf(id) >= (isMostOpened(id) ? SHARED.screensIfMostOpened : SHARED.screens) &&
    (isPart(id) || (isSmall(id) && (isMostOpened(id) || look(id)?.importers.some(isSmall))))

  const files = new Map<string, string>()
  const all = new Set([...start, ...app, ...screens.flatMap((ids) => [...ids])])
  for (const id of all)
    if (start.has(id) || beforeSignIn.has(id)) files.set(id, 'start')
    else if (app.has(id)) files.set(id, 'signed-in')
    else if (isShared(id)) files.set(id, sharedFile(id))

  const left = new Set([...all].filter((id) => !files.has(id)))
  const isLight = (id: string) => isPart(id) || (folderOf(id) && lettersOf(id) <= LIGHT_LETTERS)
  const drawnLater = reachAll(DRAWN_LATER)
  for (const id of left) {
    if (drawnLater.has(id)) continue
    if (![...reach(id)].every((each) => !left.has(each) || isLight(each))) continue
    if (usersOf(id) > 1) files.set(id, sharedFile(id))
    else if (folderOf(id) && !isMostOpened(id)) files.set(id, `more-${folderOf(id)}`)
  }
  return files
}

/** What modules load with themselves, their own imports and those of these. */
function graphOf(look: Look) {
  const indexes = new Map<string, ReadonlyMap<string, string>>()
  const importsOf = (id: string): string[] => {
    const info = look(id)
    return (info?.importedIds ?? []).flatMap((each) => {
      if (!isIndex(each)) return [each]
      const index = look(each)
      const exported = indexes.get(each) ?? (index ? exportsOf(index) : new Map<string, string>())
      indexes.set(each, exported)
      const names = [...(info?.code?.matchAll(naming) ?? [])].flatMap(([, asked = '']) => asked.split(','))
      return names.flatMap((name) => exported.get(name.split(' as ')[0]?.trim() ?? '') ?? [])
    })
  }
  const reach = (id: string, found = new Set<string>()): Set<string> => {
    if (found.has(id)) return found
    found.add(id)
    for (const each of importsOf(id)) reach(each, found)
    return found
  }
  const reachAll = (from: readonly string[]) => new Set(from.flatMap((id) => [...reach(id)]))
  return { reach, reachAll }
}

/** Packages whose index re-exports hundreds of files: only the names that are imported count. */
const isIndex = (id: string) =>
  /@(?:mantine\/(?:core|hooks)|tabler\/icons-react)\/[^@]*\/(?:index|tabler-icons-react)\.mjs$/.test(id)
const naming = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g

/** Which file each exported name of such an index comes from. */
function exportsOf(index: Rolldown.ModuleInfo): ReadonlyMap<string, string> {
  const exported = new Map<string, string>()
  for (const [, names = '', path = ''] of index.code?.matchAll(naming) ?? [])
    for (const name of names.split(','))
      exported.set(name.split(' as ').at(-1)?.trim() ?? '', join(dirname(index.id), path))
  return exported
}

/** Everything that is loaded later than `start`, from anywhere. */
function laterThan(
  start: ReadonlySet<string>,
  reach: (id: string) => ReadonlySet<string>,
  laterOf: (id: string) => readonly string[],
  found = new Set<string>(),
): Set<string> {
  for (const id of [...start].flatMap(laterOf)) {
    if (found.has(id)) continue
    found.add(id)
    laterThan(reach(id), reach, laterOf, found)
  }
  return found
}
