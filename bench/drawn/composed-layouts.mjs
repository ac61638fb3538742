/**
 * Layouts that are put together by chance from the parts that screens and books are made of, so
 * that nobody designs them. Half of them are held out: nobody looks at their pictures.
 */

import { randomFrom } from '../../scripts/random.mjs'
import { FURTHER_LISTS, furtherCss, HELD_OUT_LISTS, listCss, LISTS } from './composed-lists.mjs'
import { composedRecipe, drawnFrom, pick } from './composed-words.mjs'
import { heldOutWords } from './held-out-words.mjs'
import { page, photo, safe } from './parts.mjs'

const FONTS = {
  screen: ['Clear Sans', 'PT Sans', 'Gillius', 'Verana', 'Junction', 'Hack'],
  print: ['Charis SIL', 'Tribun', 'Artemisia', 'PT Sans', 'Gillius', 'Clear Sans'],
}
const HELD_OUT_FONTS = {
  screen: ['Liberation Sans', 'Switzera', 'Universalis', 'Libris', 'Gillius No2', 'JetBrains Mono'],
  print: ['PT Serif', 'Baskervald', 'Didot', 'Doulos SIL', 'Liberation Serif', 'Libris'],
}
/** Fonts of the held-out layouts that were composed later. */
const LATER_HELD_OUT_FONTS = {
  screen: [
    'Arimo',
    'Eurofurence',
    'Karmilla',
    'Averia Sans',
    'TeX Gyre Heros',
    'TeX Gyre Adventor',
    'Cousine',
  ],
  print: [
    'Tinos',
    'Linden Hill',
    'Junicode',
    'TeX Gyre Bonum',
    'TeX Gyre Pagella',
    'TeX Gyre Schola',
    'Karmilla',
  ],
}
const DISTORTIONS = {
  screen: ['clean', 'packed', 'sent', 'tiny'],
  print: ['light', 'shaded', 'small', 'shaken', 'curled', 'scan', 'screen'],
}

/** Colours: paper, ink, faint ink, the colour of buttons, lines. */
const THEMES = [
  ['#ffffff', '#1d1d1f', '#77777c', '#d1495b', '#e6e6ea'],
  ['#101214', '#eceef0', '#9aa0a6', '#f4a259', '#2c3035'],
  ['#fbf7f0', '#2f2a24', '#867d72', '#3a7d44', '#e3dacb'],
  ['#f2f4f8', '#22304a', '#7685a3', '#2f6fed', '#d5dceb'],
  ['#1f1b2e', '#efe9ff', '#a79fc4', '#b48cff', '#39324f'],
  ['#fff5f5', '#3c1f22', '#93707a', '#c2185b', '#f3d5d9'],
]
/** Lists to choose from by chance: one that stands here twice is chosen twice as often. */
const OFTEN = [
  'right',
  'right',
  'rightDots',
  'rightDots',
  'rightColumn',
  'rightBoxes',
  'three',
  'three',
  ...Object.keys(LISTS),
]

const STEPS = {
  numbers: (steps) => steps.map((line, at) => `<p>${at + 1}. ${safe(line)}</p>`),
  rings: (steps) =>
    steps.map((line, at) => `<p class="flex"><b class="ring">${at + 1}</b><span>${safe(line)}</span></p>`),
  headed: (steps) => steps.map((line, at) => `<p><b>Step ${at + 1}</b><br>${safe(line)}</p>`),
  plain: (steps) => steps.map((line) => `<p>${safe(line)}</p>`),
}
const FOODS_NAME = ['Ingredients', 'INGREDIENTS', 'You will need', 'Ingredients', 'What you need']
const STEPS_NAME = ['Method', 'Directions', 'Instructions', 'METHOD', 'Preparation', 'How to make it']

/** A layout by chance: what it draws is settled here, and the same for all of its recipes. */
function composedLayout(
  seed,
  isScreen,
  { isHeldOut, hasHeldOutWords = false, lists = LISTS, often = OFTEN, fonts },
) {
  const next = randomFrom(seed)
  const theme = pick(next, isScreen ? THEMES : [THEMES[0], THEMES[2], THEMES[3]])
  const [paper, ink, faint, strong, rule] = theme
  const size = isScreen ? pick(next, [14, 15, 16, 17]) : pick(next, [14, 15, 16, 17, 18])
  const width = isScreen ? pick(next, [360, 390, 412, 430]) : pick(next, [620, 700, 780, 860])
  const listName = pick(next, often)
  const stepsName = pick(next, Object.keys(STEPS))
  const css = `.p{background:${paper};color:${ink};font-size:${size}px;line-height:${Math.round(size * pick(next, [1.25, 1.35, 1.5]))}px}h1{font-size:${Math.round(size * pick(next, [1.5, 1.7, 2]))}px;line-height:1.2;margin:10px 0 6px}h2{font-size:${Math.round(size * pick(next, [1.1, 1.25, 1.4]))}px;margin:${pick(next, [14, 20, 26])}px 0 8px}
  p{margin:0 0 ${pick(next, [6, 10, 16])}px}.faint{color:${faint};font-size:${size - 2}px}.chip{display:inline-block;border:1px solid ${rule};border-radius:14px;padding:2px 10px;margin:0 6px 6px 0;font-size:${size - 2}px}.between{display:flex;justify-content:space-between;align-items:center}
  .stepper b{display:inline-block;border:1px solid ${rule};border-radius:50%;width:26px;text-align:center;margin:0 6px}.sticky{background:${strong};color:#fff;text-align:center;padding:12px;border-radius:8px;margin:10px 16px;font-weight:700}.tabs{display:flex;justify-content:space-around;border-top:1px solid ${rule};padding:8px 0;font-size:11px;color:${faint}}.bar{display:flex;justify-content:space-between;padding:8px 18px;font-size:13px}
  ${listCss(size, pick(next, [1, 3, 6, 10]), theme, next)}${furtherCss(size, faint, rule)}`
  const [foodsName, methodName] = [pick(next, FOODS_NAME), pick(next, STEPS_NAME)]
  const has = {
    bar: next() < 0.8,
    photo: next() < 0.5,
    intro: next() < 0.4,
    stepper: next() < 0.4,
    sticky: next() < 0.4,
    tabs: next() < 0.4,
    back: next() < 0.5,
  }
  const factsAs = pick(next, ['chips', 'line', 'chips', 'table'])
  const clock = `${pick(next, [7, 12, 18, 21])}:${pick(next, ['04', '17', '32', '58'])}`
  const isBeside = !isScreen && next() < 0.4 && width > 650
  const facts = (one) => {
    const said = [
      ['Serves', one.servings],
      ['Prep', `${one.prepTimeMinutes} min`],
      ['Cook', `${one.cookTimeMinutes} min`],
    ]
    if (factsAs === 'chips')
      return said.map(([label, value]) => `<span class="chip">${label} ${value}</span>`).join('')
    if (factsAs === 'line')
      return `<div class="faint">${said.map((pair) => pair.join(' ')).join(' · ')}</div>`
    return `<div class="between">${said.map(([label, value]) => `<span><span class="faint">${label}</span><br>${value}</span>`).join('')}</div>`
  }
  const line = (one) => safe([one.amount, one.unit, one.food].filter(Boolean).join(' '))
  const list = (one) => {
    const head =
      has.stepper && isScreen
        ? `<div class="between"><h2>${foodsName}</h2><span class="stepper"><b>-</b>${one.servings}<b>+</b></span></div>`
        : `<h2>${foodsName}</h2>`
    return head + lists[listName](one.parts, line).join('')
  }
  const method = (one) => `<h2>${methodName}</h2>${STEPS[stepsName](one.steps).join('')}`
  const draw = (one) => {
    const top = `<h1>${safe(one.name)}</h1>${has.intro ? `<p>${safe(one.intro)}</p>` : ''}${facts(one)}`
    if (!isScreen)
      return page(
        width,
        `${css}.p{padding:40px 48px}.cols{display:grid;grid-template-columns:${pick(randomFrom(seed), ['1fr 1.3fr', '1fr 1fr'])};gap:36px}`,
        `${has.photo ? photo(180, seed * 40) : ''}${top}${isBeside ? `<div class="cols"><div>${list(one)}</div><div>${method(one)}</div></div>` : list(one) + method(one)}`,
      )
    return page(
      width,
      `.p{padding:0}.in{padding:6px 18px 18px}${css}`,
      `${has.bar ? `<div class="bar"><span>${clock}</span><span>64%</span></div>` : ''}${has.back ? '<div class="bar"><span>&lt; Back</span><span>Share</span></div>' : ''}${has.photo ? photo(150, seed * 40) : ''}<div class="in">${top}${list(one)}${method(one)}</div>${has.sticky ? '<div class="sticky">Start cooking</div>' : ''}${has.tabs ? '<div class="tabs"><span>Home</span><span>Search</span><span>Saved</span><span>Profile</span></div>' : ''}`,
    )
  }
  const place = isScreen ? 'screen' : 'print'
  const recipes = Array.from({ length: 3 }, (_, at) =>
    composedRecipe(1000 * seed + at, isHeldOut, hasHeldOutWords ? heldOutWords : undefined),
  )
  return {
    kind: isScreen ? 'screenshot' : 'print',
    isHeldOut,
    fonts: drawnFrom(next, fonts[place], 3),
    distortions: drawnFrom(next, DISTORTIONS[place], 3),
    recipes,
    shows: { servings: true, times: true },
    draw,
  }
}

/** Of each ten, six are screens. */
const SCREENS = 6
const some = (name, numbers, seed, how) =>
  Object.fromEntries(
    numbers.map((number, at) => [`${name}-${number}`, composedLayout(seed + at, at % 10 < SCREENS, how)]),
  )
const upTo = (last, first = 1) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

const FURTHER = { ...LISTS, ...FURTHER_LISTS }
const further = { lists: FURTHER, often: [...Object.keys(FURTHER), ...Object.keys(FURTHER_LISTS)] }
const LATER = { ...LISTS, ...HELD_OUT_LISTS }
const later = { lists: LATER, often: [...Object.keys(LATER), ...Object.keys(HELD_OUT_LISTS)] }

export const composedLayouts = {
  ...some('chance', upTo(10), 101, { isHeldOut: false, fonts: FONTS }),
  ...some('kept-chance', upTo(10), 701, { isHeldOut: true, fonts: HELD_OUT_FONTS }),
  ...some('chance', upTo(30, 11), 2201, { isHeldOut: false, fonts: FONTS, ...further }),
  ...some('later-chance', upTo(18), 9301, {
    isHeldOut: true,
    hasHeldOutWords: true,
    fonts: LATER_HELD_OUT_FONTS,
    ...later,
  }),
}
