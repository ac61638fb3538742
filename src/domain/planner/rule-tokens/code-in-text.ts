/** Code, markup and addresses in a sentence: text that no family says to a planner. */

const forms: readonly RegExp[] = [
  // Words between two marks of a machine: '<|user|> ... <|end|>'.
  /<\|[^|<>]*\|>[^]*<\|[^|<>]*\|>/gu,
  // Marks in pairs with letters within, and tags.
  /[{[][^]*[}\]]|<\/?[a-z!?][^]*>/giu,
  // 'alert(1)', 'eval(soup)': a name with what it is called with, without a space.
  /[\p{L}\d_.$]+\((?:[^\s()]*|\s*["'`][^()]*["'`]\s*)\)/gu,
  // Addresses of pages and of people.
  /\b[a-z][a-z\d+.-]*:\/\/\S+|\bwww\.\S+|[^\s@,;]+@[^\s@,;]+\.\p{L}+/giu,
  // 'pizza.com', 'soup.exe'.
  /[^\s.,;]+(?:\.[^\s.,;]+)*\.(?:com|org|net|io|uk|eu|exe|js|ts|py|json|html?|php|txt|sh|bat|pdf|csv|sql|xml|ya?ml|jpe?g|png)\b\S*/giu,
  // Paths of files, and what a command is told.
  /(?<!\S)(?:~?\/|\.{1,2}\/|[a-z]:\\)\S*\p{L}\S*|(?<!\S)--[a-z][\w=-]*/giu,
]

/** Marks that stand right behind code belong to it. */
const closingSigns = /[;:/\\)}\]>]+(?!\S)/y

/** The runs of a sentence that are code, markup or an address, in order and none within another. */
export function codeIn(sentence: string): { start: number; end: number }[] {
  const found = forms
    .flatMap((form) => [...sentence.matchAll(form)])
    .map(({ 0: text, index }) => ({ start: index, end: index + text.length }))
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
  const runs: { start: number; end: number }[] = []
  for (const run of found) {
    const before = runs.at(-1)
    if (before && run.start < before.end) before.end = Math.max(before.end, run.end)
    else runs.push({ ...run })
  }
  for (const run of runs) {
    closingSigns.lastIndex = run.end
    run.end += closingSigns.exec(sentence)?.[0].length ?? 0
  }
  return runs
}
