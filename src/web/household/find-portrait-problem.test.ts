import { expect, test } from 'vitest'
import { photoTypes } from '../../domain/recipes/recipe-photo.ts'
import { findPortraitProblem } from './find-portrait-problem.ts'

const TEN_MB = 10 * 1024 * 1024
const file = (size: number, type: string, name = 'face') => new File([new Uint8Array(size)], name, { type })

test.each(photoTypes)('%s may be a portrait', (type) =>
  expect(findPortraitProblem(file(1, type))).toBeUndefined(),
)

test.each([
  [TEN_MB, 'image/jpeg', undefined],
  [TEN_MB + 1, 'image/jpeg', 'File too large'],
  [1, 'image/svg+xml', 'Invalid file type'],
  [1, 'application/pdf', 'Invalid file type'],
])('a file of %i bytes and type %s: %s', (size, type, says) =>
  expect(findPortraitProblem(file(size, type))?.split('.')[0]).toBe(says),
)
