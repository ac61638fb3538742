import { readFile } from 'node:fs/promises'
import { readLayout } from '@plateful/page-reader/layout/read-layout'
import sharp from 'sharp'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { openOcrEngine } from './ocr-engine.ts'
import { drawStraight, readPicture } from './read-picture.ts'

vi.setConfig({ testTimeout: 300_000 })
afterAll(async () => (await openOcrEngine()).end())

/** A page of our own that a browser drew. */
const pie = new URL('../../../../test/harness/leek-and-potato-pie.png', import.meta.url)

describe('a picture with a recipe (importing 38)', () => {
  it('is read with its fractions, its places and its doubts, also upside down', async () => {
    const picture = await sharp(await readFile(pie))
      .rotate(180)
      .jpeg()
      .toBuffer()
    const { page, straightened } = await readPicture(picture)
    expect(straightened.turn).toBe(180)
    const [reading] = readLayout([page])
    expect(reading?.recipe).toMatchObject({
      name: 'Leek and Potato Pie',
      ingredients: [
        '3 leeks, sliced',
        '1/2 cup butter',
        '1/4 teaspoon nutmeg',
        '200 g potatoes, peeled',
        '2 large eggs',
      ],
      servings: 4,
      prepTimeMinutes: 15,
      cookTimeMinutes: 40,
    })
    expect(reading?.recipe?.steps).toHaveLength(3)
    // A fraction of a single glyph is no doubt if the net is sure enough.
    expect(reading?.places.ingredients[1]?.doubtful).toBeUndefined()
    const [leeks, butter] = reading?.places.ingredients ?? []
    expect(butter?.top).toBeGreaterThan(leeks?.top ?? 1)

    const straight = await sharp(await drawStraight(picture, straightened, 400)).metadata()
    expect(Math.max(straight.width, straight.height)).toBe(400)
  })

  it('of which nothing is a picture is refused with a sentence', async () => {
    await expect(readPicture(Buffer.from('These are only words.'))).rejects.toMatchObject({
      details: { issues: [{ message: expect.stringContaining('can’t be read') }] },
    })
  })
})
