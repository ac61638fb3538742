/**
 * Harder layouts that are held out: nobody looks at their pictures, only at their figures. Their
 * fonts and most of their recipes stand in no other layout.
 */

import { heldOutRecipes as heldOut } from './held-out-recipes.mjs'
import { american, british, others } from './more-recipes.mjs'
import { each, page, phone, photo, safe, table } from './parts.mjs'
import { english, german } from './recipes.mjs'

const box = (label, value) => `<div class="b"><span>${label}</span> ${value}</div>`

export const heldOutLayouts = {
  'form-tabs': {
    kind: 'card',
    isHeldOut: true,
    fonts: ['It Wasnt Me', 'Kalapi', 'Breip', 'Summersby', 'Yusei Magic', 'Winks'],
    recipes: [heldOut[0], heldOut[1], heldOut[2], heldOut[3], heldOut[4], heldOut[5]],
    distortions: ['light', 'shaken', 'curled', 'shaded', 'small', 'dim'],
    shows: { servings: true },
    draw: (one) =>
      page(
        740,
        `.p{padding:18px 26px;font-size:19px;line-height:28px;color:#2b2b55;background:#fffdf4}.h{display:flex;justify-content:space-between;border-bottom:2px solid #7a9}.h b{font-size:25px;line-height:36px}.b span{font-size:12px;color:#7a9}
        .i{columns:2;column-gap:30px;border-bottom:1px dashed #7a9;padding:8px 0}p{margin:6px 0 0}`,
        `<div class="h"><b>${safe(one.name)}</b>${box('SERVES', one.servings)}</div><div class="i">${each(one.ingredients, 'div')}</div>${each(one.steps, 'p')}`,
      ),
  },
  'squared-paper': {
    kind: 'card',
    isHeldOut: true,
    fonts: ['Chilanka', 'Femke Klaver', 'Tomson Talks', 'Junkyard', 'DKG', 'Ecolier court'],
    recipes: [heldOut[6], heldOut[7], heldOut[0], english[6], heldOut[3], heldOut[8]],
    distortions: ['shaken', 'light', 'glare', 'curled', 'shaded', 'sent'],
    shows: {},
    draw: (one) =>
      page(
        680,
        `.p{padding:30px 36px;font-size:19px;line-height:27px;color:#24406e;background:#fff repeating-linear-gradient(#0000 0 13px,#cfe0ee 13px 14px);background-image:repeating-linear-gradient(#0000 0 13px,#d5e4f0 13px 14px),repeating-linear-gradient(90deg,#0000 0 13px,#d5e4f0 13px 14px)}
        h1{font-size:26px;line-height:32px;font-weight:400;text-decoration:underline}.r{display:grid;grid-template-columns:130px 1fr}.a{font-weight:400}h2{font-size:20px;font-weight:400;text-decoration:underline}p{margin:0 0 8px}`,
        `<h1>${safe(one.name)}</h1>${table(one.ingredients)}<h2>How to make it</h2>${one.steps.map((line) => `<p>* ${safe(line)}</p>`).join('')}`,
      ),
  },
  'notes-app': {
    kind: 'screenshot',
    isHeldOut: true,
    fonts: ['Inter', 'Manrope', 'National Park', 'Karla', 'Cabin', 'Andika'],
    recipes: [heldOut[1], heldOut[4], heldOut[5], heldOut[7], heldOut[9], heldOut[2]],
    distortions: ['sent', 'tiny', 'packed', 'clean', 'tiny', 'sent'],
    shows: {},
    draw: (one) =>
      phone(
        `.p{background:#fffbea;color:#2a2a2a;font-size:16px;line-height:23px}.bar,.t{color:#b58a00}.t{display:flex;justify-content:space-between;padding:4px 16px}.in{padding:8px 20px 40px}.when{text-align:center;color:#999;font-size:12px}h1{font-size:22px;margin:6px 0}.k:before{content:'';display:inline-block;width:15px;height:15px;border:1.5px solid #b9b29a;border-radius:50%;margin-right:10px;vertical-align:-2px}br{line-height:12px}`,
        `<div class="bar"><span>16:48</span><span>57%</span></div><div class="t"><span>Notes</span><span>Done</span></div><div class="in"><div class="when">12 October at 16:40</div><h1>${safe(one.name)}</h1>${one.ingredients.map((line) => `<div class="k">${safe(line)}</div>`).join('')}<br>${each(one.steps, 'div', '<br>')}</div>`,
      ),
  },
  'below-a-video': {
    kind: 'screenshot',
    isHeldOut: true,
    fonts: ['Sora', 'Quicksand', 'Dosis', 'Inter', 'Manrope', 'Linux Biolinum'],
    recipes: [heldOut[8], heldOut[2], heldOut[6], heldOut[0], heldOut[3], american[1]],
    distortions: ['tiny', 'sent', 'sent', 'tiny', 'clean', 'packed'],
    shows: { servings: true },
    draw: (one) =>
      phone(
        `.p{background:#0f0f0f;color:#eee;font-size:14px;line-height:19px}.in{padding:10px 14px}h1{font-size:18px;line-height:23px;margin:4px 0}.g{color:#aaa;font-size:12px}.x{background:#272727;border-radius:10px;padding:10px 12px;margin-top:10px}`,
        `<div class="bar"><span>11:26</span><span>73%</span></div>${photo(200, 0)}<div class="in"><h1>${safe(one.name)}</h1><div class="g">48K views &nbsp; 5 months ago</div><div class="x"><div>${safe(one.intro)}</div><br><div>Serves: ${one.servings}</div><br><div>INGREDIENTS</div>${one.ingredients.map((line) => `<div>- ${safe(line)}</div>`).join('')}<br><div>DIRECTIONS</div>${one.steps.map((line, at) => `<div>${at + 1}) ${safe(line)}</div>`).join('')}</div></div>`,
      ),
  },
  'parish-book': {
    kind: 'print',
    isHeldOut: true,
    fonts: [
      'GNUTypewriter',
      'CMU Typewriter',
      'Old Standard',
      'Goudy Bookletter',
      'CMU Serif',
      'Anonymous Pro',
    ],
    recipes: [heldOut[5], heldOut[0], heldOut[9], heldOut[1], heldOut[4], heldOut[7]],
    distortions: ['curled', 'shaken', 'creased', 'small', 'dim', 'glare'],
    shows: { servings: true },
    draw: (one) =>
      page(
        700,
        `.p{padding:36px 40px;font-size:15px;line-height:20px;color:#222;background:#f5f1e6}h1{font-size:20px;line-height:26px;margin:0;text-transform:uppercase}.by{text-align:right;font-style:italic;margin-bottom:10px}.i{columns:2;column-gap:24px;margin-bottom:12px}p{margin:0}.ft{text-align:center;margin-top:18px;font-size:12px}`,
        `<h1>${safe(one.name)}</h1><div class="by">Mrs. E. Harrow</div><div class="i">${each(one.ingredients, 'div')}</div><p>${safe(one.steps.join(' '))}</p><p>Serves ${one.servings}.</p><div class="ft">- 112 -</div>`,
      ),
    steps: (one) => [one.steps.join(' ')],
  },
  'panel-page': {
    kind: 'print',
    isHeldOut: true,
    fonts: ['EB Garamond', 'Gentium Plus', 'Quattrocento', 'Roboto Slab', 'Accanthis', 'Linux Libertine'],
    recipes: [heldOut[3], heldOut[6], heldOut[8], british[2], heldOut[2], heldOut[9]],
    distortions: ['glare', 'small', 'shaken', 'curled', 'creased', 'shaded'],
    shows: { servings: true, times: true },
    draw: (one) =>
      page(
        860,
        `.p{padding:34px 40px;font-size:16px;line-height:22px;color:#222;background:#fff}h1{font-size:38px;line-height:42px;margin:0 0 14px}.c{display:grid;grid-template-columns:1fr 240px;gap:30px}.i{background:#2f5d50;color:#fff;padding:16px 18px;font-size:15px;line-height:20px}.i div{margin-bottom:6px}h2{font-size:18px;margin:0 0 8px}.s{display:grid;grid-template-columns:34px 1fr;margin-bottom:10px}.s b{font-size:28px;line-height:30px;color:#2f5d50}`,
        `<h1>${safe(one.name)}</h1><div class="c"><div>${one.steps.map((line, at) => `<div class="s"><b>${at + 1}</b><span>${safe(line)}</span></div>`).join('')}</div><div class="i"><h2>Ingredients</h2>${each(one.ingredients, 'div')}<br><div>Serves ${one.servings}</div><div>Preparation ${one.prepTimeMinutes} min</div><div>Cooking ${one.cookTimeMinutes} min</div></div></div>`,
      ),
  },
  'tablet-on-the-counter': {
    kind: 'print',
    isHeldOut: true,
    fonts: ['Inter', 'Sora', 'EB Garamond', 'Cabin', 'Manrope', 'Roboto Slab'],
    recipes: [heldOut[4], heldOut[9], heldOut[7], heldOut[1], american[4], heldOut[5]],
    distortions: ['screen', 'screenDim', 'screen', 'screenDim', 'screen', 'screen'],
    shows: { servings: true },
    draw: (one) =>
      page(
        860,
        `.p{padding:26px 34px;font-size:17px;line-height:24px;color:#e9e4d8;background:#22262b}h1{font-size:30px;line-height:36px;color:#f2c46d;margin:0 0 4px}.c{display:grid;grid-template-columns:290px 1fr;gap:30px;margin-top:14px}h2{font-size:19px;color:#f2c46d;margin:0 0 8px}.c div>div{margin-bottom:6px}p{margin:0 0 10px}`,
        `<h1>${safe(one.name)}</h1><div>Serves ${one.servings}</div><div class="c"><div><h2>Ingredients</h2>${each(one.ingredients, 'div')}</div><div><h2>Method</h2>${each(one.steps, 'p')}</div></div>`,
      ),
  },
  'foreign-leaf': {
    kind: 'print',
    isHeldOut: true,
    fonts: ['Andika', 'Comic Neue', 'Linux Biolinum', 'Cabin', 'CMU Serif', 'Karla'],
    recipes: [others[1], others[2], others[0], german[0], others[1], others[2]],
    distortions: ['light', 'shaken', 'small', 'curled', 'creased', 'glare'],
    shows: {},
    draw: (one) => {
      const [foods, method] = LABELS.get(one)
      return page(
        720,
        `.p{padding:38px 44px;font-size:18px;line-height:25px;color:#222;background:#fffef9}h1{font-size:30px;line-height:36px}h2{font-size:20px;margin:14px 0 6px}p{margin:0 0 8px}`,
        `<h1>${safe(one.name)}</h1><h2>${foods}</h2>${each(one.ingredients, 'div')}<h2>${method}</h2>${each(one.steps, 'p')}`,
      )
    },
  },
}

const LABELS = new Map([
  [others[0], ['Zutaten', 'Zubereitung']],
  [german[0], ['Zutaten', 'Zubereitung']],
  [others[1], ['Ingredienti', 'Preparazione']],
  [others[2], ['Ingredientes', 'Preparación']],
])
