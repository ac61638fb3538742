interface Label {
  name: string
  at: number
  end: number
}

/** Labels that stand one after the other as their fields do, from the last to the first. */
interface Chain {
  label: Label
  before: Chain | undefined
  length: number
}

/**
 * The fields of a text with a label before each; `label` holds the name as its one group. Where a
 * label comes twice, since a step or a note begins like one, that counts which fits the order of
 * `names` with most of the others, and the other line stays in its field. Where both fit, it is the
 * first, but of 'Notes' the last.
 */
export function fieldsByLabel(text: string, names: readonly string[], label: RegExp): Map<string, string> {
  const found = [...text.matchAll(new RegExp(label, 'gm'))].map((match) => ({
    name: match[1] ?? '',
    at: match.index,
    end: match.index + match[0].length,
  }))
  const chosen = new Map<string, Label>()
  for (const one of found) if (one.name === 'Notes' || !chosen.has(one.name)) chosen.set(one.name, one)
  for (let chain = longestChain(found, names); chain; chain = chain.before)
    chosen.set(chain.label.name, chain.label)
  const labels = [...chosen.values()].toSorted((a, b) => a.at - b.at)
  return new Map(labels.map(({ name, end }, at) => [name, text.slice(end, labels[at + 1]?.at).trim()]))
}

function longestChain(labels: readonly Label[], names: readonly string[]): Chain | undefined {
  const best = new Map<string, Chain>()
  const longest = (some: readonly string[]) =>
    some.reduce<Chain | undefined>((chain, name) => {
      const other = best.get(name)
      return other && other.length >= (chain?.length ?? 0) ? other : chain
    }, undefined)
  for (const label of labels) {
    const before = longest(names.slice(0, names.indexOf(label.name)))
    const length = (before?.length ?? 0) + 1
    const known = best.get(label.name)?.length ?? 0
    if (length > known || (length === known && label.name === 'Notes'))
      best.set(label.name, { label, before, length })
  }
  return longest(names)
}
