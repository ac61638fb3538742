/**
 * The fields of a text with a label before each; `label` holds the name as its one group. Where a
 * label comes twice, since a step begins with 'Notes:', only the last one is a label, and the earlier
 * line stays in its field. The label that begins the text always counts.
 */
export function fieldsByLabel(text: string, label: RegExp): Map<string, string> {
  const starts = [...text.matchAll(new RegExp(label, 'gm'))].map((found) => ({
    name: found[1] ?? '',
    at: found.index,
    end: found.index + found[0].length,
  }))
  const lastStarts = new Map(starts.map((start) => [start.name, start]))
  const [first] = starts
  if (first) lastStarts.set(first.name, first)
  const labels = starts.filter((start) => lastStarts.get(start.name) === start)
  return new Map(labels.map(({ name, end }, at) => [name, text.slice(end, labels[at + 1]?.at).trim()]))
}
