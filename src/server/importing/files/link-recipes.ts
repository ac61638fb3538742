/**
 * Links recipes of a file to each other after all of them are written, since a recipe may refer to
 * a later one.
 */

import type { ImportResult } from '../../../domain/importing/household-import.ts'
import {
  MAX_USED_RECIPES,
  UNREACHABLE_RECIPE_ID,
  type UsedRecipe,
} from '../../../domain/recipes/used-recipes.ts'
import { Refusal } from '../../../domain/refusal.ts'
import type { Household } from '../../db/household.ts'
import { lockHousehold } from '../../db/row-locks.ts'
import { knownRecipeIds, recipeById, updateRecipe } from '../../recipes/store.ts'
import { linksOfChanged } from '../../recipes/used-recipes.ts'
import type { RunTask } from '../../workers/pool.ts'
import type { LocalIds } from './export-rows.ts'
import { addRemark } from './import-recipes.ts'
import { rowHash } from './row-hash.ts'
import { type ImportItem, itemsOf, restampItem } from './store.ts'
import { platefulRows, recipeLinks } from './upload-tasks.ts'

interface PlatefulFileLinks {
  importId: number
  runTask: RunTask
  /** The number of recipes in the file. */
  count: number
  ids: LocalIds
}

interface OtherFileLinks extends Pick<PlatefulFileLinks, 'importId' | 'runTask'> {
  idOf: (key: string) => number | undefined
  result: Pick<ImportResult, 'remarks'>
}

type LinkedRow = { id: number; usedRecipes: UsedRecipe[] }

/**
 * Links the recipes that this import wrote and nobody has changed since. Repeating it after an
 * interruption changes nothing. Recipes that were here before keep their links.
 */
export async function linkRecipes(
  home: Household,
  { importId, runTask, count, ids }: PlatefulFileLinks,
): Promise<void> {
  const linked: LinkedRow[] = []
  for (let from = 0; from < count;) {
    const { rows } = await runTask(platefulRows, { table: 'recipes', from })
    linked.push(...(rows as LinkedRow[]).filter(({ usedRecipes }) => usedRecipes.length > 0))
    from += Math.max(rows.length, 1)
  }
  if (linked.length === 0) return
  const brought = await importedRecipes(home, importId)
  for (const { id, usedRecipes } of linked) {
    const item = brought.get(ids.of('recipes', id) ?? 0)
    const ownLinks = usedRecipes.map((link) => ({
      ...link,
      recipeId: ids.of('recipes', link.recipeId) ?? UNREACHABLE_RECIPE_ID,
    }))
    if (!item) continue
    await writeLinks(home, item, async () => ownLinks)
  }
}

/** The recipes that this import wrote, by their ids. */
async function importedRecipes(home: Household, importId: number): Promise<Map<number, ImportItem>> {
  const items = await itemsOf(home, importId)
  return new Map(items.flatMap((item) => (item.kind === 'recipes' ? [[item.itemId, item]] : [])))
}

async function writeLinks(
  home: Household,
  item: ImportItem,
  linksOf: (tx: Household) => Promise<UsedRecipe[]>,
): Promise<void> {
  await home.transaction(async (tx) => {
    await lockHousehold(tx)
    const row = await recipeById(tx, item.itemId)
    if (!row || rowHash(row) !== item.stamp) return
    const changed = await updateRecipe(tx, row.id, { usedRecipes: await linksOf(tx) })
    if (changed) await restampItem(tx, item.id, rowHash(changed))
  })
}

/**
 * Links recipes of another program's file (importing 100). A twin that was here before can be
 * linked to, and keeps its own links. A link that would put a recipe into itself stays a plain
 * line.
 */
export async function linkReadRecipes(
  home: Household,
  { importId, runTask, idOf, result }: OtherFileLinks,
): Promise<void> {
  const found = await runTask(recipeLinks, undefined)
  if (found.length === 0) return
  const brought = await importedRecipes(home, importId)
  for (const { key, lines } of found) {
    const item = brought.get(idOf(key) ?? 0)
    const links = lines.flatMap(({ line, usedKey }) => {
      const recipeId = idOf(usedKey)
      return recipeId === undefined ? [] : [{ line: line.trim(), recipeId }]
    })
    if (item && links.length > 0)
      await writeLinks(home, item, (tx) => possibleLinks(tx, item.itemId, links, result))
  }
}

/**
 * The links without those to deleted recipes, and without those that would put a recipe into
 * itself.
 */
async function possibleLinks(
  tx: Household,
  id: number,
  wanted: readonly UsedRecipe[],
  result: OtherFileLinks['result'],
): Promise<UsedRecipe[]> {
  const knownIds = await knownRecipeIds(
    tx,
    wanted.map(({ recipeId }) => recipeId),
  )
  let possible: UsedRecipe[] = []
  for (const link of wanted.slice(0, MAX_USED_RECIPES)) {
    if (!knownIds.has(link.recipeId)) {
      addRemark(result, `‘${link.line}’ is not linked: its recipe is no longer in your library.`)
      continue
    }
    try {
      possible = (await linksOfChanged(tx, id, { usedRecipes: [...possible, link] })) ?? possible
    } catch (error) {
      // The recipe would be in itself. Other refusals cannot occur: all recipes exist, and the
      // household is locked.
      if (!(error instanceof Refusal)) throw error
    }
  }
  return possible
}
