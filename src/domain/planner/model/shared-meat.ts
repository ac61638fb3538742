/**
 * Meat that makes dishes alike whatever they are called: toad in the hole after sausages and mash,
 * chilli after bolognese.
 */
export type SharedMeat = 'sausages' | 'mince'

const rules: readonly [SharedMeat, RegExp][] = [
  ['sausages', /\b(?:sausages?|bangers?|chipolatas?|frankfurters?|hot dogs?|bratwursts?|toad in the hole)\b/],
  ['mince', /\b(?:mince|minced|meatballs?|meatloaf|ground (?:beef|turkey|pork|lamb|chicken))\b/],
]

/**
 * Which of them a dish is made of, by its name and its foods; the first that fits. Sausages without
 * meat are sausages; what is only seasoned with one (chorizo, salami) is not.
 */
export const sharedMeatOf = (says: readonly string[]): SharedMeat | null =>
  rules.find(([, rule]) => says.some((text) => rule.test(text)))?.[0] ?? null
