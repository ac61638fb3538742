/**
 * Links recipes of a file of our own to each other, once all of them are written: a recipe may name
 * one that comes later in the file.
 */
import type { UsedRecipe } from '../../../domain/recipes/used-recipes.ts'
import { lockHousehold } from '../../db/row-locks.ts'
import type { Household } from '../../db/household.ts'
import { recipeById, updateRecipe } from '../../recipes/store.ts'
import type { Ask } from '../../workers/pool.ts'
import type { LocalIds } from './export-rows.ts'
import { hashOf } from './row-hash.ts'
import { itemsOf, restampItem } from './store.ts'
import { ownRows } from './upload-tasks.ts'

interface Linking {
  importId: number
  ask: Ask
  /** How many recipes the file has. */
  count: number
  ids: LocalIds
}

type LinkedRow = { id: number; usedRecipes: UsedRecipe[] }

/**
 * Sets the links of the recipes that this import brought and nobody changed since. Done again after
 * an interruption it changes nothing more; what was here before keeps its own links.
 */
export async function linkRecipes(home: Household, { importId, ask, count, ids }: Linking): Promise<void> {
  const linked: LinkedRow[] = []
  for (let from = 0; from < count;) {
    const { rows } = await ask(ownRows, { table: 'recipes', from })
    linked.push(...(rows as LinkedRow[]).filter(({ usedRecipes }) => usedRecipes.length > 0))
    from += Math.max(rows.length, 1)
  }
  if (linked.length === 0) return
  const brought = new Map(
    (await itemsOf(home, importId)).flatMap((item) => (item.kind === 'recipes' ? [[item.itemId, item]] : [])),
  )
  for (const { id, usedRecipes } of linked) {
    const item = brought.get(ids.of('recipes', id) ?? 0)
    const links = usedRecipes.flatMap((link) => {
      const recipeId = ids.of('recipes', link.recipeId)
      return recipeId === undefined ? [] : [{ ...link, recipeId }]
    })
    if (!item || links.length === 0) continue
    await home.transaction(async (tx) => {
      await lockHousehold(tx)
      const row = await recipeById(tx, item.itemId)
      if (!row || hashOf(row) !== item.stamp) return
      const changed = await updateRecipe(tx, row.id, { usedRecipes: links })
      if (changed) await restampItem(tx, item.id, hashOf(changed))
    })
  }
}
