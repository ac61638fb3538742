/** Which modules are bundled into one file (decisions 0034 and 0238). */

import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'
import { DRAWN_LATER, EDITING_SCREENS, READING_SCREENS, source } from './screens.ts'

type ModuleLookup = (id: string) => Rolldown.ModuleInfo | null

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
  const fileOf = (id: string, lookup: ModuleLookup) => (files ??= planFiles(lookup)).get(id)
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
function planFiles(lookup: ModuleLookup): ReadonlyMap<string, string> {
  const graph = graphOf(lookup)
  const sets = moduleSetsOf(graph)
  const files = new Map<string, string>()
  const leftOver = new Set<string>()
  for (const id of new Set([...sets.start, ...sets.app, ...sets.later.flatMap((ids) => [...ids])]))
    if (sets.start.has(id) || sets.beforeSignIn.has(id)) files.set(id, 'start')
    else if (sets.app.has(id)) files.set(id, 'signed-in')
    else if (isShared(id, graph, sets)) files.set(id, sharedFileOf(id, sets))
    else leftOver.add(id)
  return new Map([...files, ...leftOverFiles(leftOver, graph, sets)])
}

/** Which modules are loaded together; each set holds modules with all that they import. */
interface ModuleSets {
  /** What the page loads first. */
  start: ReadonlySet<string>
  /** What only the screens before sign-in add to it. */
  beforeSignIn: ReadonlySet<string>
  /** What every screen behind sign-in needs. */
  app: ReadonlySet<string>
  /** A set for each screen and dialog that is loaded after `app`, when it is opened. */
  later: readonly ReadonlySet<string>[]
  reading: ReadonlySet<string>
  editing: ReadonlySet<string>
  /** What the editing screens load at a press. */
  dialogs: ReadonlySet<string>
}

function moduleSetsOf({ reach, reachAll, laterOf }: ModuleGraph): ModuleSets {
  const [start, app] = [reach(source('main.tsx')), reach(source('app.tsx'))]
  const laterIds = laterThan(app, reach, laterOf)
  const isBeforeSignIn = (id: string) => !laterIds.has(id) && id !== source('app.tsx')
  const editing = reachAll(EDITING_SCREENS)
  return {
    start,
    beforeSignIn: reachAll([...start].flatMap(laterOf).filter(isBeforeSignIn)),
    app,
    later: [...laterIds].map((id) => reach(id)),
    reading: reachAll(READING_SCREENS),
    editing,
    dialogs: reachAll([...editing].flatMap(laterOf)),
  }
}

const isMostOpened = (id: string, { reading, editing }: ModuleSets) => reading.has(id) || editing.has(id)

/** How many screens and dialogs need a module. */
const userCount = (id: string, { later }: ModuleSets) => later.filter((ids) => ids.has(id)).length

/** The file of a module that several screens share. */
const sharedFileOf = (id: string, { reading, editing, dialogs }: ModuleSets) =>
  reading.has(id) ? 'signed-in' : editing.has(id) ? 'editing' : dialogs.has(id) ? 'dialogs' : 'rare'

/** Whether a module is loaded with the first of its screens, by the limits in `SHARED`. */
function isShared(id: string, { reach, lettersOf, importersOf }: ModuleGraph, sets: ModuleSets): boolean {
  const isOfMostOpened = isMostOpened(id, sets)
  const leastUsers = isOfMostOpened ? SHARED.screensIfMostOpened : SHARED.screens
  if (userCount(id, sets) < leastUsers) return false
  const isLoaded = (each: string) => sets.start.has(each) || sets.app.has(each)
  const isSmall = (each: string) =>
    [...reach(each)].every((one) => isLoaded(one) || lettersOf(one) <= SHARED.letters)
  return isPart(id) || (isSmall(id) && (isOfMostOpened || importersOf(id).some(isSmall)))
}

/** The files of light modules that are left over; a module without one here stays by itself. */
function leftOverFiles(
  leftOver: ReadonlySet<string>,
  { reach, reachAll, lettersOf }: ModuleGraph,
  sets: ModuleSets,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const isLight = (id: string) => isPart(id) || (folderOf(id) && lettersOf(id) <= LIGHT_LETTERS)
  const drawnLater = reachAll(DRAWN_LATER)
  for (const id of leftOver) {
    if (drawnLater.has(id)) continue
    if (![...reach(id)].every((each) => !leftOver.has(each) || isLight(each))) continue
    if (userCount(id, sets) > 1) files.set(id, sharedFileOf(id, sets))
    else if (folderOf(id) && !isMostOpened(id, sets)) files.set(id, `more-${folderOf(id)}`)
  }
  return files
}

type ModuleGraph = ReturnType<typeof graphOf>

/** The modules that a module loads with itself, and what is known of each. */
function graphOf(lookup: ModuleLookup) {
  const indexes = new Map<string, ReadonlyMap<string, string>>()
  const importsOf = (id: string): string[] => {
    const info = lookup(id)
    return (info?.importedIds ?? []).flatMap((each) => {
      if (!isIndex(each)) return [each]
      const index = lookup(each)
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
  return {
    reach,
    reachAll,
    /** What a module loads only when it is asked for. */
    laterOf: (id: string) => lookup(id)?.dynamicallyImportedIds ?? [],
    importersOf: (id: string) => lookup(id)?.importers ?? [],
    lettersOf: (id: string) => lookup(id)?.code?.length ?? 0,
  }
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
