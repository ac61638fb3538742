import { expect, it } from 'vitest'
import { usesSlowCooker } from './slow-cooker.ts'

const recipe = { name: 'Beef stew', tags: [] as string[], steps: [] as string[] }

it.each([
  ['its name', { name: 'Slow Cooker Beef Stew' }, true],
  ['its name in one word', { name: 'Crockpot chicken' }, true],
  ['a tag', { tags: ['winter', 'slow-cooker'] }, true],
  ['a step', { steps: ['Brown the beef. Tip it into the slow cooker and cook on low for 8 hours.'] }, true],
  ['the start of a step', { steps: ['Turn the crock pot on.'] }, true],
  ['nothing at all', { steps: ['Simmer for 3 hours.'] }, false],
  ['slow-cooked is no slow cooker', { name: 'Slow-cooked lamb', steps: ['Roast for 5 hours.'] }, false],
  ['another way', { steps: ['Alternatively, use a slow cooker on low for 8 hours.'] }, false],
  ['one of two', { steps: ['Simmer in a casserole or a slow cooker.'] }, false],
  ['for whoever has one', { steps: ['If you have a slow cooker, cook it on low.'] }, false],
  ['it can as well', { steps: ['You can also make this in the slow cooker.'] }, false],
  [
    'another way to brown, then the slow cooker',
    { steps: ['Fry the onions, or microwave them instead. Put them into the slow cooker.'] },
    true,
  ],
])('a dish of the slow cooker is known by %s', (_, change, is) => {
  expect(usesSlowCooker({ ...recipe, ...change })).toBe(is)
})
