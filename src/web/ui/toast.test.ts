import { expect, it, vi } from 'vitest'
import {
  announce,
  announcement,
  currentToast,
  dismissToast,
  dismissOnNavigation,
  dismissOnPress,
  showStoredToast,
  toast,
  toastAfterReload,
  toastWithUndo,
} from './toast.ts'

const shown = () => currentToast()?.title

/** The titles of all toasts, each dismissed after it was read. */
function everythingSaid(): (string | undefined)[] {
  const titles = []
  while (currentToast()) {
    titles.push(shown())
    dismissToast()
  }
  return titles
}

it('a new word takes the place of the old', () => {
  toast('Saved')
  toast('Saved again')
  expect(everythingSaid()).toEqual(['Saved again'])
})

it('keeps a toast with Undo in place, and queues the latest behind it', () => {
  const undo = vi.fn<() => void>()
  toastWithUndo('Recipe deleted', undo)
  toast('Meal saved!')
  toast('Note saved')
  expect(shown()).toBe('Recipe deleted')
  currentToast()?.undo?.()
  expect(undo).toHaveBeenCalledOnce()
  expect(everythingSaid()).toEqual(['Recipe deleted', 'Note saved'])
})

it('loses neither a second Undo nor a failure in the queue', () => {
  toastWithUndo('Soup deleted', () => undefined)
  toastWithUndo('Pie deleted', () => undefined)
  toast('Not saved', undefined, 'failed')
  toast('Meal saved!')
  expect(everythingSaid()).toEqual(['Soup deleted', 'Pie deleted', 'Not saved', 'Meal saved!'])
})

const move = (to: string, about: string) =>
  toastWithUndo(`${about} moved to ${to}`, () => undefined, undefined, about)

it('takes back the last change of a thing alone, shown or waiting (calendar 88)', () => {
  move('Tuesday', 'Soup')
  move('Wednesday', 'Soup')
  move('Tuesday', 'Pie')
  toast('Note saved')
  move('Friday', 'Pie')
  move('Friday', 'Soup')
  expect(everythingSaid()).toEqual(['Soup moved to Friday', 'Pie moved to Friday', 'Note saved'])
})

it('offers the last move first, and what was done before it after that (calendar 92)', () => {
  toastWithUndo('Recipe deleted', () => undefined)
  move('Saturday', 'Pie')
  toast('Note saved')
  move('Tuesday', 'Soup')
  expect(everythingSaid()).toEqual([
    'Soup moved to Tuesday',
    'Pie moved to Saturday',
    'Recipe deleted',
    'Note saved',
  ])
})

it('shows a toast kept for the next page once', () => {
  toastAfterReload('Signed in')
  showStoredToast()
  showStoredToast()
  expect(everythingSaid()).toEqual(['Signed in'])
})

it('announces what one sees happen to screen readers only', () => {
  announce('Mia is saved')
  expect(announcement()).toBe('Mia is saved')
  expect(everythingSaid()).toEqual([])
  dismissOnPress()
  expect(announcement()).toBe('')
})

// home 52
it.each<[string, () => void, string[]]>([
  ['what led to the next screen', () => toast('Recipe saved'), ['Recipe saved']],
  ['what tells of the screen before', () => (toast('Note saved'), dismissOnPress()), []],
  ['a failure', () => (toast('Not saved', undefined, 'failed'), dismissOnPress()), ['Not saved']],
  [
    'what can be taken back',
    () => (toastWithUndo('Pie deleted', () => undefined), dismissOnPress()),
    ['Pie deleted'],
  ],
  ['what came after the press', () => (dismissOnPress(), toast('Meal saved!')), ['Meal saved!']],
])('on another screen: %s', (_, happen, left) => {
  happen()
  dismissOnNavigation()
  expect(everythingSaid()).toEqual(left)
})
