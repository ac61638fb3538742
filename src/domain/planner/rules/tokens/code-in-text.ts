/** Code, markup and addresses in a sentence, which are no wishes for a planner. */

const forms: readonly RegExp[] = [
  // Text between two control marks: '<|user|> ... <|end|>'.
  /<\|[^|<>]*\|>[^]*<\|[^|<>]*\|>/gu,
  // Brackets and braces with their content, and tags.
  /[{[][^]*[}\]]|<\/?[a-z!?][^]*>/giu,
  // Calls: 'alert(1)', 'eval(soup)'. A name with brackets right behind it.
  /[\p{L}\d_.$]+\((?:[^\s()]*|\s*["'`][^()]*["'`]\s*)\)/gu,
  // Addresses of pages and e-mail addresses.
  /\b[a-z][a-z\d+.-]*:\/\/\S+|\bwww\.\S+|[^\s@,;]+@[^\s@,;]+\.\p{L}+/giu,
  // Names of sites and files: 'pizza.com', 'soup.exe'.
  /[^\s.,;]+(?:\.[^\s.,;]+)*\.(?:com|org|net|io|uk|eu|exe|js|ts|py|json|html?|php|txt|sh|bat|pdf|csv|sql|xml|ya?ml|jpe?g|png)\b\S*/giu,
  // Paths of files, and options of commands.
  /(?<!\S)(?:~?\/|\.{1,2}\/|[a-z]:\\)\S*\p{L}\S*|(?<!\S)--[a-z][\w=-]*/giu,
]

/** Marks right behind code, which belong to it. */
const closingSigns = /[;:/\\)}\]>]+(?!\S)/y

/**
 * The parts of a sentence that are code, markup or an address, in their order. None is within
 * another.
 */
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
