/** Where rows lie among the blocks that hold steps. */

import { isElement, type PageNode, tagOf } from '../page/document.ts'
import type { PageRow } from '../page/page-rows.ts'
import type { CollectedStep } from './collected-step.ts'

/** The most tags between a picture's caption and its words. */
const MAX_TAGS_OF_CAPTION = 4
/** Tags above a row that are looked at. */
const MAX_TAGS_UP = 40

/** Whether a row is the caption of a picture. */
export const isPictureCaption = ({ holder }: PageRow) =>
  tagsAround(holder)
    .slice(0, MAX_TAGS_OF_CAPTION)
    .some((node) => tagOf(node) === 'figcaption')

/**
 * Whether the row lies in the smallest block that holds the steps so far, as deep as they do or in
 * a part of it that is set like theirs; below a title of its own also in the block beside theirs.
 */
export function liesAmong(row: PageRow, collected: CollectedStep[], isTitled: boolean): boolean {
  const around = tagsAround(row.holder)
  const [first, last] = [
    tagsAround(collected[0]?.row.holder ?? null),
    tagsAround(collected.at(-1)?.row.holder ?? null),
  ]
  const block = last.find((node) => first.includes(node))
  if (block === undefined || around.indexOf(block) === last.indexOf(block)) return true
  const shared = around.includes(block) ? block : isTitled && last.find((node) => around.includes(node))
  return shared ? isPartAlike(partOf(around, shared), partOf(last, shared)) : false
}

/** The part of a block in which a row lies, of the tags around the row. */
const partOf = (around: PageNode[], block: PageNode) => around[around.indexOf(block) - 1]

const isPartAlike = (part: PageNode | undefined, other: PageNode | undefined) =>
  part !== undefined &&
  other !== undefined &&
  isElement(part) &&
  isElement(other) &&
  part.tagName === other.tagName &&
  part.attribs['class'] === other.attribs['class']

function tagsAround(inner: PageNode | null): PageNode[] {
  const ancestors: PageNode[] = []
  for (let node = inner; node && ancestors.length < MAX_TAGS_UP; node = node.parent) ancestors.push(node)
  return ancestors
}
