import { expect, it } from 'vitest'
import { ShareDraft, ShareId } from './share.ts'

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

it.each([
  [{ recipeIds: ids(10) }, null],
  [{ recipeIds: [...ids(10), ...ids(10)] }, null],
  [{ recipeIds: ids(11) }, 'Share at most 10 recipes at once'],
  [{ recipeIds: [] }, 'No recipes selected'],
  [{}, 'No recipes selected'],
  [{ recipeIds: [1], title: 'x'.repeat(255) }, null],
  [{ recipeIds: [1], title: 'x'.repeat(256) }, 'Keep it within 255 characters'],
])('%j to share is told %j (sharing 2)', (draft, says) =>
  expect(ShareDraft.safeParse(draft).error?.issues[0]?.message ?? null).toBe(says),
)

it.each([
  ['abcDEF012345', 'abcDEF012345'],
  ['abcDEF01234', ''],
  ['abcDEF0123456', ''],
  ['abcDEF01234-', ''],
])('the id of a link has 12 letters and digits: %s', (text, id) => expect(ShareId.parse(text)).toBe(id))
