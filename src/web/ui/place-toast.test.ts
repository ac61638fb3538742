import { expect, it } from 'vitest'
import { type ToastSurroundings, type Box, type ToastPlace, placeToast } from './place-toast.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const around = { header: 60, bars: [], presses: [] }
const phone: ToastSurroundings = { ...around, width: 390, height: 844, toast: { width: 390, height: 90 } }
const laptop: ToastSurroundings = { ...around, width: 1280, height: 800, toast: { width: 416, height: 90 } }
const places = box(0, 788, 390, 56)
const formBar = box(16, 728, 358, 60)

const fullPhone: ToastSurroundings = { ...phone, header: 0, dialog: box(0, 0, 390, 844) }

/** Fields across a phone from one height to another, one every so many pixels. */
const fields = (from: number, to: number, every: number) =>
  Array.from({ length: Math.floor((to - from) / every) }, (_, at) => box(16, from + at * every, 358, 44))

const bottom = (by: number): ToastPlace => ({ side: 'right', from: 'bottom', by })
const top = (by: number): ToastPlace => ({ side: 'right', from: 'top', by })

it('lies over no heading where it can, and rather over one than over a button (home 111)', () => {
  const title = box(16, 80, 358, 80)
  const list = fields(480, 788, 50)
  const completed = { ...phone, bars: [places], presses: [box(16, 200, 120, 40), ...list] }
  // Without the headings the toast would be at the top.
  expect(placeToast(completed)).toEqual(top(60))
  const named = { ...completed, headings: [title] }
  expect(placeToast(named)).toEqual(top(402))
  expect(placeToast(named, top(60))).toEqual(top(402))
  const isFull = { ...completed, presses: [...fields(170, 788, 50)], headings: [title] }
  expect(placeToast(isFull)).toEqual(top(60))
})

it('moves when a heading comes under it (home 111)', () => {
  const week = { ...phone, bars: [places], presses: [box(16, 100, 90, 44)] }
  expect(placeToast(week)).toEqual(bottom(56))
  expect(placeToast({ ...week, headings: [box(16, 720, 358, 40)] }, bottom(56))).toEqual(top(642))
})

// home 52
it.each<[string, ToastSurroundings, ToastPlace]>([
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
    'buttons at both ends of a phone: the lowest gap',
    { ...phone, presses: [box(16, 780, 90, 44), box(16, 80, 90, 44), box(200, 80, 90, 44)] },
    top(702),
  ],
  [
    'a phone full of fields: between two of them',
    { ...phone, bars: [places], presses: [...fields(70, 500, 60), ...fields(580, 788, 60)] },
    top(502),
  ],
  [
    'no gap at all: the fewest at the bottom',
    { ...phone, presses: [...fields(60, 844, 50), box(300, 80, 60, 20)] },
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
    { ...fullPhone, bars: [box(0, 780, 390, 64)], presses: [box(0, 600, 90, 44)] },
    bottom(64),
  ],
  [
    'in such a dialog, between its fields',
    { ...fullPhone, bars: [box(0, 780, 390, 64)], presses: [...fields(20, 400, 60), box(0, 700, 90, 44)] },
    top(622),
  ],
  [
    'in a dialog as high as a laptop, between its fields',
    {
      ...laptop,
      header: 0,
      dialog: box(240, 40, 800, 720),
      presses: [box(990, 60, 36, 36), box(260, 480, 760, 44), box(260, 700, 370, 44), box(650, 700, 370, 44)],
    },
    { side: 'right', from: 'top', by: 622 },
  ],
])('%s', (_, where, place) => {
  expect(placeToast(where)).toEqual(place)
})

it('keeps its corner while nothing to press comes under it, and moves up for a bar', () => {
  const shown: ToastPlace = { side: 'left', from: 'bottom', by: 0 }
  expect(placeToast({ ...laptop, bars: [box(0, 740, 1280, 60)] }, shown)).toEqual({ ...shown, by: 60 })
  const presses = [box(40, 740, 120, 40)]
  expect(placeToast({ ...laptop, presses }, shown)).toEqual(bottom(0))
  const gap = top(502)
  expect(placeToast(phone, gap)).toEqual(gap)
  const over = { ...laptop, dialog: box(0, 0, 1280, 800) }
  expect(placeToast(over, shown)).toEqual(shown)
  expect(placeToast({ ...over, presses }, shown)).toEqual(bottom(0))
})
