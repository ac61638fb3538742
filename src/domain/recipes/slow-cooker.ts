/** Which dishes are made in a slow cooker. */
const SLOW_COOKER = /\b(?:slow[\s-]?cookers?|crock[\s-]?pots?)\b/i
/** Words of a sentence that names the slow cooker as another way, or as one that is not taken. */
const ANOTHER_WAY =
  /\b(?:alternatively|instead|if you (?:have|own|use|prefer|don[’']t)|or (?:use |in |put it in )?(?:a|an|the|your) slow|or slow[\s-]?cooker|no slow|without a slow|not? (?:need|have) a slow|can also|could also|to make (?:this|it) in)\b/i

/**
 * Whether a recipe is made in a slow cooker (home 102): its name or one of its tags says so, or a
 * sentence of its steps that does not name it as another way of making the dish.
 */
export function usesSlowCooker(recipe: {
  name: string
  tags: readonly string[]
  steps: readonly string[]
}): boolean {
  if ([recipe.name, ...recipe.tags].some((text) => SLOW_COOKER.test(text))) return true
  return recipe.steps
    .flatMap((step) => step.split(/(?<=[.!?;])\s+|\n+/))
    .some((sentence) => SLOW_COOKER.test(sentence) && !ANOTHER_WAY.test(sentence))
}
