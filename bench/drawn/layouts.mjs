/**
 * Layouts that recipes are drawn in. Each says which kind of picture it is, its fonts, its recipes,
 * and draws a recipe as HTML; `shows` names the facts that are on it. Those with
 * `isHeldOut` are never looked at while rules are written: only their figures are.
 */

import { each, page, phone, photo, safe, table } from './parts.mjs'
import { english, french, german } from './recipes.mjs'

export const layouts = {
  'ruled-card': {
    kind: 'card',
    fonts: ['Humor Sans', 'DKG', 'Klee One'],
    recipes: [0, 5, 7].map((at) => english[at]),
    shows: { servings: true },
    draw: (one) =>
      page(
        760,
        `.p{padding:26px 34px;line-height:34px;font-size:21px;color:#223a6b;background:#fdfcf6 repeating-linear-gradient(#0000 0 33px,#9bc0dd 33px 34px);background-position:0 26px}
        h1{font-size:30px;line-height:34px;margin:0 0 34px;font-weight:400;box-shadow:0 2px 0 #d77}ul{columns:2;list-style:none;margin:0;padding:0}p{margin:0 0 0 0}`,
        `<h1>${safe(one.name)} <small>(serves ${one.servings})</small></h1><ul>${each(one.ingredients, 'li')}</ul><br>${each(one.steps, 'p')}`,
      ),
  },
  'note-leaf': {
    kind: 'card',
    isHeldOut: true,
    fonts: ['Chilanka', 'Breip', 'Comic Neue'],
    recipes: [1, 6, 8].map((at) => english[at]),
    shows: {},
    draw: (one) =>
      page(
        640,
        `.p{padding:30px 40px 40px 60px;line-height:30px;font-size:20px;color:#333;background:#fff linear-gradient(90deg,#0000 44px,#e99 44px 46px,#0000 46px)}
        h1{font-size:28px;text-align:center;text-decoration:underline;font-weight:400}h2{font-size:20px;text-decoration:underline;font-weight:400;margin:18px 0 4px}p{margin:0 0 10px}`,
        `<h1>${safe(one.name)}</h1>${one.ingredients.map((line) => `<div>- ${safe(line)}</div>`).join('')}<h2>Method</h2>${each(one.steps, 'p')}`,
      ),
  },
  'box-card': {
    kind: 'card',
    fonts: ['Yusei Magic', 'Tomson Talks', 'Kalapi'],
    recipes: [2, 4, 9].map((at) => english[at]),
    shows: { servings: true, times: true },
    draw: (one) =>
      page(
        700,
        `.p{padding:24px;font-size:18px;line-height:25px;color:#402a20;background:#f7efdf}h1{margin:0 0 6px;font-size:32px;line-height:38px}
        .m{border-top:2px solid #a55;border-bottom:2px solid #a55;padding:4px 0;margin-bottom:12px}.c{display:grid;grid-template-columns:230px 1fr;gap:26px}.c div{margin-bottom:5px}p{margin:0 0 9px}`,
        `<h1>${safe(one.name)}</h1><div class="m">Serves: ${one.servings} &nbsp; Prep: ${one.prepTimeMinutes} min &nbsp; Cook: ${one.cookTimeMinutes} min</div><div class="c"><section>${each(one.ingredients, 'div')}</section><section>${each(one.steps, 'p')}</section></div>`,
      ),
  },
  'plain-note': {
    kind: 'card',
    isHeldOut: true,
    fonts: ['Femke Klaver', 'DKG', 'Yusei Magic'],
    recipes: [3, 4, 5].map((at) => english[at]),
    shows: {},
    draw: (one) =>
      page(
        620,
        `.p{padding:34px 44px;font-size:20px;line-height:27px;color:#1d1d2b;background:#fffef8}h1{font-size:27px;font-weight:400;margin:0 0 16px}p{margin:18px 0 0}`,
        `<h1>${safe(one.name)}</h1>${each(one.ingredients, 'div')}<p>${safe(one.steps.join(' '))}</p>`,
      ),
    steps: (one) => [one.steps.join(' ')],
  },
  'night-app': {
    kind: 'screenshot',
    fonts: ['Inter', 'Manrope', 'Cabin'],
    recipes: [1, 4, 8].map((at) => english[at]),
    shows: { servings: true, times: true },
    draw: (one) =>
      phone(
        `.p{background:#101316;color:#e8eaed;font-size:15px;line-height:21px}.in{padding:14px 18px}h1{font-size:24px;line-height:30px;margin:0 0 10px}h2{font-size:18px;margin:18px 0 8px}
        .chips{display:flex;gap:8px}.chips span{background:#2a2f36;border-radius:14px;padding:4px 12px;font-size:13px}.i{display:flex;gap:10px;padding:7px 0;border-bottom:1px solid #2a2f36}.i:before{content:'';width:18px;height:18px;border:2px solid #7c8;border-radius:50%;flex:none}
        .s{display:flex;gap:12px;margin-bottom:14px}.s b{background:#7c8;color:#101316;border-radius:50%;width:26px;height:26px;line-height:26px;text-align:center;flex:none}.nav{display:flex;justify-content:space-around;background:#1b1f24;padding:12px;font-size:11px;color:#9aa}`,
        `<div class="bar"><span>21:47</span><span>5G 82%</span></div>${photo(150, 20)}<div class="in"><h1>${safe(one.name)}</h1><div class="chips"><span>Prep ${one.prepTimeMinutes} min</span><span>Cook ${one.cookTimeMinutes} min</span><span>Serves ${one.servings}</span></div><h2>Ingredients</h2>${one.ingredients.map((line) => `<div class="i"><span>${safe(line)}</span></div>`).join('')}<h2>Directions</h2>${one.steps.map((line, at) => `<div class="s"><b>${at + 1}</b><span>${safe(line)}</span></div>`).join('')}</div><div class="nav"><span>Home</span><span>Search</span><span>Saved</span><span>Profile</span></div>`,
      ),
  },
  'night-post': {
    kind: 'screenshot',
    fonts: ['Inter', 'National Park', 'Karla'],
    recipes: [0, 6, 9].map((at) => english[at]),
    shows: {},
    draw: (one) =>
      phone(
        `.p{background:#000;color:#f5f5f5;font-size:14px;line-height:19px}.in{padding:10px 14px}.u{font-weight:700}.m{color:#a8a8a8;font-size:12px;margin-top:10px}.t{color:#9cc7ff}`,
        `<div class="bar"><span>9:12</span><span>LTE 44%</span></div>${photo(240, 90)}<div class="in"><div><b>1,284 likes</b></div><div><span class="u">kitchen.of.mina</span> ${safe(one.intro)}</div><br><div>${safe(one.name.toUpperCase())}</div><br><div>Ingredients:</div>${one.ingredients.map((line) => `<div>• ${safe(line)}</div>`).join('')}<br><div>Method:</div>${one.steps.map((line, at) => `<div>${at + 1}. ${safe(line)}</div>`).join('')}<br><div class="t">#homecooking #easydinner #family</div><div class="m">View all 61 comments</div><div class="m">3 days ago</div></div>`,
      ),
  },
  'card-app': {
    kind: 'screenshot',
    fonts: ['Sora', 'Quicksand', 'Dosis'],
    recipes: [2, 3, 7].map((at) => english[at]),
    shows: { servings: true, times: true },
    draw: (one) =>
      phone(
        `.p{background:#eef1f5;color:#1d2430;font-size:15px;line-height:20px}h1{font-size:23px;line-height:28px;margin:14px 18px}.c{background:#fff;border-radius:14px;margin:12px 14px;padding:14px 16px}h2{font-size:13px;letter-spacing:1px;color:#667;margin:0 0 8px}
        .f{display:flex;text-align:center}.f div{flex:1}.f b{display:block;font-size:17px}.f span{font-size:12px;color:#667}.r{display:grid;grid-template-columns:104px 1fr;padding:5px 0}.s{margin-bottom:12px}.s b{display:block;color:#d4552f}.t{background:#fff3d6}`,
        `<div class="bar"><span>14:03</span><span>100%</span></div><h1>${safe(one.name)}</h1><div class="c f"><div><b>${one.prepTimeMinutes} min</b><span>Prep time</span></div><div><b>${one.cookTimeMinutes} min</b><span>Cook time</span></div><div><b>${one.servings}</b><span>Servings</span></div></div><div class="c"><h2>INGREDIENTS</h2>${table(one.ingredients)}</div><div class="c"><h2>STEPS</h2>${one.steps.map((line, at) => `<div class="s"><b>Step ${at + 1}</b>${safe(line)}</div>`).join('')}</div>`,
      ),
  },
  chat: {
    kind: 'screenshot',
    fonts: ['Cabin', 'Karla', 'Quicksand'],
    recipes: [5, 7, 9].map((at) => english[at]),
    shows: {},
    draw: (one) =>
      phone(
        `.p{background:#e6ddd4;color:#111;font-size:15px;line-height:20px}.h{background:#0b6b5d;color:#fff;padding:10px 18px;font-size:17px}.b{background:#fff;border-radius:10px;margin:10px 40px 0 12px;padding:8px 12px;white-space:pre-line}.o{background:#d9f8c6;margin:10px 12px 0 110px}.b i{display:block;text-align:right;font-size:11px;color:#678;font-style:normal}`,
        `<div class="bar"><span>18:20</span><span>64%</span></div><div class="h">Aunt Rosie</div><div class="b o">Can you send me that recipe please?<i>18:02</i></div><div class="b">${safe(one.name)}\n\n${one.ingredients.map(safe).join('\n')}\n\n${one.steps.map((line, at) => `${at + 1}. ${safe(line)}`).join('\n')}<i>18:15</i></div><div class="b o">Thank you so much!<i>18:19</i></div><br>`,
      ),
  },
  'side-list': {
    kind: 'print',
    fonts: ['Linux Libertine', 'Accanthis', 'Roboto Slab'],
    recipes: [1, 3, 6].map((at) => english[at]),
    shows: { servings: true, times: true },
    draw: (one) =>
      page(
        900,
        `.p{padding:54px 60px;font-size:16px;line-height:23px;background:#fff;color:#222}h1{font-size:44px;line-height:48px;margin:18px 0 8px}.in{font-style:italic;font-size:18px;margin-bottom:22px}.c{display:grid;grid-template-columns:1fr 270px;gap:34px}
        aside{background:#efe9dc;padding:18px 20px;font-size:15px}aside h2{font-size:15px;letter-spacing:2px;margin:0 0 8px}aside div{margin-bottom:5px}.m{columns:2;column-gap:26px}.m p{margin:0 0 10px}.ft{text-align:center;font-size:12px;margin-top:26px;color:#777}`,
        `${photo(230, 35)}<h1>${safe(one.name)}</h1><div class="in">${safe(one.intro)}</div><div class="c"><div class="m">${each(one.steps, 'p')}</div><aside><h2>INGREDIENTS</h2>${each(one.ingredients, 'div')}<br><div>Serves ${one.servings}</div><div>Prep time ${one.prepTimeMinutes} minutes</div><div>Cooking time ${one.cookTimeMinutes} minutes</div></aside></div><div class="ft">AUTUMN TABLE &nbsp; 47</div>`,
      ),
  },
  'school-sheet': {
    kind: 'print',
    fonts: ['Comic Neue', 'Andika', 'Ecolier court'],
    recipes: [5, 7, 8].map((at) => english[at]),
    shows: { servings: true },
    draw: (one) =>
      page(
        820,
        `.p{padding:46px 56px;font-size:19px;line-height:27px;background:#fff;color:#111}.n{display:flex;justify-content:space-between;font-size:16px}h1{text-align:center;font-size:34px;line-height:40px}h2{font-size:21px;background:#ddd;padding:2px 10px;margin:18px 0 8px}li{margin-bottom:4px}.b{border:2px dashed #555;padding:8px 14px;margin-top:20px;font-size:17px}`,
        `<div class="n"><span>Name: ________________</span><span>Class: ______</span></div><h1>${safe(one.name)}</h1><div>Makes enough for ${one.servings} people.</div><h2>You will need</h2><ul>${each(one.ingredients, 'li')}</ul><h2>What to do</h2><ol>${each(one.steps, 'li')}</ol><div class="b">Remember: wash your hands before you start, and ask a grown-up to help with the oven.</div>`,
      ),
  },
  'typed-sheet': {
    kind: 'print',
    fonts: ['Anonymous Pro', 'GNUTypewriter', 'CMU Typewriter'],
    recipes: [0, 2, 9].map((at) => english[at]),
    shows: { servings: true },
    draw: (one) =>
      page(
        800,
        `.p{padding:60px;font-size:17px;line-height:25px;background:#f6f1e4;color:#2a2622}h1{font-size:17px;font-weight:400;text-align:center;margin:0 0 24px}p{margin:0 0 12px}`,
        `<h1>${safe(one.name.toUpperCase())}</h1><p>For ${one.servings}</p>${each(one.ingredients, 'div')}<br>${each(one.steps, 'p')}`,
      ),
  },
  cutting: {
    kind: 'print',
    isHeldOut: true,
    fonts: ['Old Standard', 'Goudy Bookletter', 'CMU Serif'],
    recipes: [0, 1, 6].map((at) => english[at]),
    shows: { servings: true },
    draw: (one) =>
      page(
        520,
        `.p{padding:26px 30px;font-size:16px;line-height:21px;background:#ece7da;color:#1b1b1b;text-align:justify}h1{font-size:29px;line-height:32px;text-align:center;margin:0 0 10px}.k{text-align:center;font-size:13px;letter-spacing:2px}.l{border-top:1px solid #555;border-bottom:1px solid #555;padding:8px 0;margin:10px 0;text-align:center}p{margin:0;text-indent:18px}`,
        `<div class="k">FROM OUR READERS</div><h1>${safe(one.name)}</h1><div>${safe(one.intro)}</div><div class="l">${each(one.ingredients, 'div')}</div>${each(one.steps, 'p')}<p>Serves ${one.servings}.</p>`,
      ),
  },
  haushalt: {
    kind: 'print',
    fonts: ['Linux Libertine', 'EB Garamond', 'Inter'],
    recipes: [german[0], german[1], german[0]],
    shows: { servings: true },
    draw: (one) =>
      page(
        780,
        `.p{padding:48px 52px;font-size:17px;line-height:24px;background:#fffdf8;color:#222}h1{font-size:36px;line-height:42px;margin:0 0 16px}h2{font-size:19px;margin:16px 0 6px}.r{display:grid;grid-template-columns:120px 1fr}p{margin:0 0 8px}`,
        `<h1>${safe(one.name)}</h1><h2>Zutaten für ${one.servings} Portionen</h2>${table(one.ingredients)}<h2>Zubereitung</h2>${each(one.steps, 'p')}`,
      ),
  },
  cahier: {
    kind: 'print',
    isHeldOut: true,
    fonts: ['Gentium Plus', 'Quattrocento', 'Cabin'],
    recipes: [french[0], german[1], french[0]],
    shows: {},
    draw: (one) =>
      page(
        760,
        `.p{padding:44px 50px;font-size:18px;line-height:25px;background:#fff;color:#222}h1{font-size:32px;line-height:38px;color:#7a1f3d}.c{display:grid;grid-template-columns:250px 1fr;gap:30px}h2{font-size:20px;margin:0 0 8px}.c div>div{margin-bottom:6px}p{margin:0 0 10px}`,
        `<h1>${safe(one.name)}</h1><div class="c"><div><h2>${one === french[0] ? 'Ingrédients' : 'Zutaten'}</h2>${each(one.ingredients, 'div')}</div><div><h2>${one === french[0] ? 'Préparation' : 'Zubereitung'}</h2>${each(one.steps, 'p')}</div></div>`,
      ),
  },
}
