/** Plan to Eat's text: a line of dashes before each recipe, its facts as 'Title: …', its lists under 'Ingredients:' and 'Directions:'. */
import type { BroughtRecipe } from './brought.ts'
import { checkRecipeCount } from './limits.ts'
import { recipeOfPlanToEat } from './plan-to-eat.ts'

const rule = /^-{10,}[ \t]*$/m
const part =
  /^(Title|Description|Source|Url|Serves|Servings|Yield|Prep Time|Cook Time|Total Time|Course|Cuisine|Main Ingredient|Tags|Rating|Photo Url|Ingredients|Directions|Notes):[ \t]*/m

/** Whether the text is an export of Plan to Eat. */
export const isPlanToEatText = (text: string): boolean =>
  rule.test(text) && /^Title:/m.test(text) && /^Ingredients:/m.test(text) && /^Directions:/m.test(text)

/** Every recipe of the text. */
export function readPlanToEatText(text: string): (BroughtRecipe | null)[] {
  const blocks = text.replace(/\r\n?/g, '\n').split(new RegExp(rule, 'gm'))
  checkRecipeCount(blocks.length - 1)
  return blocks.map((block) => {
    const [, ...parts] = block.split(new RegExp(part, 'gm'))
    const row: Record<string, string> = {}
    for (let at = 0; at + 1 < parts.length; at += 2) row[parts[at] ?? ''] ??= (parts[at + 1] ?? '').trim()
    return recipeOfPlanToEat({ ...row, Servings: row['Servings'] ?? row['Serves'] ?? '' })
  })
}
