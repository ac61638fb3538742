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

/** What is said until nobody has anything to say any more. */
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

it('what can be taken back keeps its place, and the latest word waits behind it', () => {
  const undo = vi.fn<() => void>()
  toastWithUndo('Recipe deleted', undo)
  toast('Meal saved!')
  toast('Note saved')
  expect(shown()).toBe('Recipe deleted')
  currentToast()?.undo?.()
  expect(undo).toHaveBeenCalledOnce()
  expect(everythingSaid()).toEqual(['Recipe deleted', 'Note saved'])
})

it('neither a second Undo nor a failure is lost in waiting', () => {
  toastWithUndo('Soup deleted', () => undefined)
  toastWithUndo('Pie deleted', () => undefined)
  toast('Not saved', undefined, 'failed')
  toast('Meal saved!')
  expect(everythingSaid()).toEqual(['Soup deleted', 'Pie deleted', 'Not saved', 'Meal saved!'])
})

it('what is kept for the next page is said once', () => {
  toastAfterReload('Signed in')
  showStoredToast()
  showStoredToast()
  expect(everythingSaid()).toEqual(['Signed in'])
})

it('what one sees happen is for a screen reader alone', () => {
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
