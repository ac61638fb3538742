/** Which modules are bundled into one file (decision 0034). */
import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'
import { SHOWING, source, WORKED_ON } from './screens.ts'

type Look = (id: string) => Rolldown.ModuleInfo | null

/**
 * A module that so many screens use, with no more letters than this, is loaded with the first of
 * them; so are Mantine's components. For the screens that are opened most fewer users are enough:
 * the extra size costs less than another request.
 */
const SHARED = { screens: 3, screensIfMostOpened: 2, letters: 4000 }
const isPart = (id: string) => /\/node_modules\/@(?:mantine|floating-ui|tabler)\//.test(id)
/** Packages whose index re-exports hundreds of files: only the names that are imported count. */
const isCounter = (id: string) =>
  /@(?:mantine\/(?:core|hooks)|tabler\/icons-react)\/[^@]*\/(?:index|tabler-icons-react)\.mjs$/.test(id)
const naming = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g

/** Which file each exported name of such an index comes from. */
function goodsOf(counter: Rolldown.ModuleInfo): Map<string, string> {
  const goods = new Map<string, string>()
  for (const [, names = '', path = ''] of counter.code?.matchAll(naming) ?? [])
    for (const name of names.split(','))
      goods.set(name.split(' as ').at(-1)?.trim() ?? '', join(dirname(counter.id), path))
  return goods
}

/**
 * Bundles modules into few files. By default the bundler makes a file for each set of modules that
 * the same screens share: eighty requests for one screen, each of which costs a slow phone more
 * than a few unused lines do. `front` is for everybody: what the screens before the gate need, with
 * the toasts. `kitchen` is for all screens behind the gate, `worktop` for those where one edits,
 * `drawer` for what these open at a press, and `pantry` for what only rarer screens share.
 */
export function packTogether(): Rolldown.CodeSplittingGroup[] {
  let files: Map<string, string> | undefined
  return ['front', 'kitchen', 'worktop', 'drawer', 'pantry'].map((file, at, all) => ({
    debugName: file,
    priority: all.length - at,
    name: (id, context) =>
      (files ??= planFiles((each) => context.getModuleInfo(each))).get(id) === file ? file : null,
  }))
}

function planFiles(look: Look): Map<string, string> {
  const counters = new Map<string, Map<string, string>>()
  const neededBy = (id: string): string[] => {
    const info = look(id)
    return (info?.importedIds ?? []).flatMap((each) => {
      if (!isCounter(each)) return [each]
      const counter = look(each)
      const goods = counters.get(each) ?? (counter ? goodsOf(counter) : new Map<string, string>())
      counters.set(each, goods)
      const names = [...(info?.code?.matchAll(naming) ?? [])].flatMap(([, asked = '']) => asked.split(','))
      return names.flatMap((name) => goods.get(name.split(' as ')[0]?.trim() ?? '') ?? [])
    })
  }
  const reach = (id: string, found = new Set<string>()): Set<string> => {
    if (found.has(id)) return found
    found.add(id)
    for (const each of neededBy(id)) reach(each, found)
    return found
  }
  const reached = (from: readonly string[]) => new Set(from.flatMap((id) => [...reach(id)]))
  const [front, app] = [reach(source('main.tsx')), reach(source('app.tsx'))]
  const rooms = laterThan(look, (id) => reach(id), app)
  const beforeGate = reached(
    [...front]
      .flatMap((id) => look(id)?.dynamicallyImportedIds ?? [])
      .filter((id) => !rooms.has(id) && id !== source('app.tsx')),
  )
  const screens = [...rooms].map((id) => reach(id))
  const [shown, worked] = [reached(SHOWING), reached(WORKED_ON)]
  const opened = reached([...worked].flatMap((id) => look(id)?.dynamicallyImportedIds ?? []))
  const sharedFile = (id: string) =>
    shown.has(id) ? 'kitchen' : worked.has(id) ? 'worktop' : opened.has(id) ? 'drawer' : 'pantry'
  const isSmall = (id: string) =>
    [...reach(id)].every((each) => isFree(each) || lettersOf(each) <= SHARED.letters)
  const isFree = (id: string) => front.has(id) || app.has(id)
  const lettersOf = (id: string) => look(id)?.code?.length ?? 0
  const files = new Map<string, string>()
  for (const id of new Set([...front, ...app, ...screens.flatMap((ids) => [...ids])])) {
    const users = screens.filter((ids) => ids.has(id)).length
    const isMostOpened = shown.has(id) || worked.has(id)
    const isTaken = isPart(id) || (isSmall(id) && (isMostOpened || look(id)?.importers.some(isSmall)))
    const isShared = users >= (isMostOpened ? SHARED.screensIfMostOpened : SHARED.screens) && isTaken
    if (front.has(id) || beforeGate.has(id)) files.set(id, 'front')
    else if (app.has(id)) files.set(id, 'kitchen')
    else if (isShared) files.set(id, sharedFile(id))
  }
  return files
}

/** Everything that is loaded later than `start`, from anywhere. */
function laterThan(
  look: Look,
  reach: (id: string) => ReadonlySet<string>,
  start: ReadonlySet<string>,
  found = new Set<string>(),
): Set<string> {
  for (const id of [...start].flatMap((each) => look(each)?.dynamicallyImportedIds ?? [])) {
    if (found.has(id)) continue
    found.add(id)
    laterThan(look, reach, reach(id), found)
  }
  return found
}
