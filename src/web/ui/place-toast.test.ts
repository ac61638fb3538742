import { expect, it } from 'vitest'
import { type Around, type Box, type Place, placeToast } from './place-toast.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const around = { header: 60, bars: [], presses: [] }
const phone: Around = { ...around, width: 390, height: 844, toast: { width: 390, height: 90 } }
const laptop: Around = { ...around, width: 1280, height: 800, toast: { width: 416, height: 90 } }
const places = box(0, 788, 390, 56)
const formBar = box(16, 728, 358, 60)

const bottom = (by: number): Place => ({ side: 'right', from: 'bottom', by })
const top = (by: number): Place => ({ side: 'right', from: 'top', by })

// home 52
it.each<[string, Around, Place]>([
  ['a phone', phone, bottom(0)],
  ['a phone with its bar of places', { ...phone, bars: [places] }, bottom(56)],
  ["above a form's bar on the bar of places", { ...phone, bars: [formBar, places] }, bottom(116)],
  ['a bar further up is none at the edge', { ...phone, bars: [box(16, 500, 358, 60)] }, bottom(0)],
  [
    'a button at the bottom of a phone',
    { ...phone, bars: [places], presses: [box(16, 720, 120, 44)] },
    top(60),
  ],
  [
    'buttons everywhere, fewer of them at the bottom',
    { ...phone, presses: [box(16, 780, 90, 44), box(16, 80, 90, 44), box(200, 80, 90, 44)] },
    bottom(0),
  ],
  ['a laptop', laptop, bottom(0)],
  [
    'an action in the corner of a laptop',
    { ...laptop, presses: [box(1100, 740, 120, 40)] },
    { side: 'left', from: 'bottom', by: 0 },
  ],
  [
    'actions along the bottom of a laptop',
    { ...laptop, presses: [box(1100, 740, 120, 40), box(40, 740, 120, 40)] },
    top(60),
  ],
  ['beside a dialog', { ...laptop, dialog: box(420, 200, 440, 400), bars: [formBar] }, bottom(0)],
  ['below a dialog', { ...phone, dialog: box(20, 100, 350, 500) }, bottom(0)],
  ['above a dialog that is low', { ...phone, dialog: box(20, 300, 350, 520) }, top(0)],
  [
    'in a dialog that fills a phone, above its buttons',
    { ...phone, dialog: box(0, 0, 390, 844), bars: [box(0, 780, 390, 64)], presses: [box(0, 700, 90, 44)] },
    bottom(64),
  ],
])('%s', (_, where, place) => {
  expect(placeToast(where)).toEqual(place)
})

it('keeps its corner while the screen under it changes, and moves up for a bar', () => {
  const shown: Place = { side: 'left', from: 'bottom', by: 0 }
  const presses = [box(40, 740, 120, 40)]
  expect(placeToast({ ...laptop, presses, bars: [box(0, 740, 1280, 60)] }, shown)).toEqual({
    ...shown,
    by: 60,
  })
  expect(placeToast({ ...laptop, dialog: box(0, 0, 1280, 800) }, shown)).toEqual(bottom(0))
})
