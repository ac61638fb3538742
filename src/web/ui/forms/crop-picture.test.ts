import { describe, expect, test, vi } from 'vitest'
import { cropPicture, partInFrame, zoomBy } from './crop-picture.ts'

const middle = { x: 0, y: 0 }
/** A picture of 1200 × 1200 pixels, drawn as 300 × 300 under a frame of 300 × 200. */
const drawn = {
  picture: { width: 300, height: 300, naturalWidth: 1200 },
  frame: { width: 300, height: 200 },
}

describe('zoom (recipes 22: 0.5 to 3, steps 1.2 and 0.8)', () => {
  test.each([
    [1, 1.2, 1.2],
    [1, 0.8, 0.8],
    [2.9, 1.2, 3],
    [0.55, 0.8, 0.5],
  ])('%d by %d is %d', (zoom, factor, result) =>
    expect(zoomBy({ zoom, crop: middle }, factor).zoom).toBeCloseTo(result, 10),
  )

  test('the middle of the frame stays where it is', () => {
    const before = { zoom: 1, crop: { x: 40, y: -10 } }
    const centre = (view: typeof before) => {
      const part = partInFrame(view, drawn)
      return [part.x + part.width / 2, part.y + part.height / 2]
    }
    const [x = 0, y = 0] = centre(zoomBy(before, 1.2))
    expect(x).toBeCloseTo(centre(before)[0] ?? 0, 6)
    expect(y).toBeCloseTo(centre(before)[1] ?? 0, 6)
  })
})

describe('the part under the frame, in the picture’s own pixels', () => {
  test.each([
    ['as it lies', { zoom: 1, crop: middle }, { x: 0, y: 200, width: 1200, height: 800 }],
    ['enlarged', { zoom: 2, crop: middle }, { x: 300, y: 400, width: 600, height: 400 }],
    ['moved down', { zoom: 1, crop: { x: 0, y: 50 } }, { x: 0, y: 0, width: 1200, height: 800 }],
    ['smaller than the frame', { zoom: 0.5, crop: middle }, { x: -600, y: -200, width: 2400, height: 1600 }],
  ])('%s', (_, view, part) => expect(partInFrame(view, drawn)).toEqual(part))
})

test.each([
  ['as small as asked for', 1200, undefined, [300, 200]],
  ['with the pixels of the part', 1200, 1600, [1200, 800]],
  ['no wider than the most', 5000, 1600, [1600, 1067]],
  ['no smaller than the least', 200, 1600, [300, 200]],
] as const)('stores a JPEG of quality 0.7, %s (recipes 22)', (_, naturalWidth, most, size) => {
  const made: [number, number, string | undefined, unknown][] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (
    this: HTMLCanvasElement,
    type,
    quality,
  ) {
    made.push([this.width, this.height, type, quality])
    return 'data:image/jpeg;base64,'
  })
  const view = { zoom: 1, crop: middle }
  const picture = { ...drawn.picture, naturalWidth }
  cropPicture(document.createElement('img'), view, { ...drawn, picture }, { width: 300, height: 200 }, most)
  expect(made).toEqual([[...size, 'image/jpeg', 0.7]])
})
