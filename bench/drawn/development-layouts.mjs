/**
 * Harder layouts, whose pictures are looked at: small letters, narrow columns, foods over several
 * lines, and pictures as phones make them. Each says how its pictures are degraded.
 */

import { american, british, others } from './more-recipes.mjs'
import { each, page, phone, photo, safe, table } from './parts.mjs'
import { english } from './recipes.mjs'

const SHARED = ['shaken', 'shaded', 'creased', 'small', 'curled', 'sent']
const SCREENS = ['sent', 'tiny', 'packed', 'sent', 'tiny', 'clean']

export const developmentLayouts = {
  'kitchen-card': {
    kind: 'card',
    fonts: ['Rufscript', 'Delphine', 'Domestic Manners', 'Comic Neue', 'Averia Serif', 'Stay Puft'],
    recipes: [british[0], american[0], british[1], english[3], american[3], british[4]],
    distortions: SHARED,
    shows: { servings: true },
    draw: (one) =>
      page(
        720,
        `.p{padding:22px 30px;font-size:18px;line-height:25px;color:#27324a;background:#fbf8ee}h1{font-size:27px;line-height:32px;margin:0 0 10px;font-weight:400;border-bottom:1px solid #c88}
        .c{display:grid;grid-template-columns:1fr 1fr;gap:2px 24px}.r{display:grid;grid-template-columns:96px 1fr}.a{font-weight:400}p{margin:10px 0 0}`,
        `<h1>${safe(one.name)} <small>- serves ${one.servings}</small></h1><div class="c">${table(one.ingredients)}</div>${each(one.steps, 'p')}`,
      ),
  },
  'two-halves-card': {
    kind: 'card',
    fonts: ['Steve Hand', 'Beteckna', 'Wargames', 'Klee One', 'Humor Sans', 'Rufscript'],
    recipes: [american[1], british[2], english[7], american[5], british[5], english[8]],
    distortions: ['curled', 'shaken', 'dim', 'light', 'small', 'shaded'],
    shows: {},
    draw: (one) =>
      page(
        820,
        `.p{padding:26px 30px;font-size:17px;line-height:23px;color:#333;background:#f3ead6}h1{font-size:26px;line-height:30px;text-align:center;margin:0 0 14px}
        .c{display:grid;grid-template-columns:1.4fr 1fr;gap:22px}.i{border-left:2px solid #b98;padding-left:16px}.i div{margin-bottom:3px}p{margin:0 0 8px}`,
        `<h1>${safe(one.name)}</h1><div class="c"><div>${each(one.steps, 'p')}</div><div class="i">${each(one.ingredients, 'div')}</div></div>`,
      ),
  },
  'day-app': {
    kind: 'screenshot',
    fonts: ['Lato', 'Open Sans', 'Roboto', 'Carlito', 'Cantarell', 'Oxygen'],
    recipes: [british[3], american[2], british[0], english[4], american[4], british[2]],
    distortions: SCREENS,
    shows: { servings: true, times: true },
    draw: (one) =>
      phone(
        `.p{background:#fff;color:#222;font-size:15px;line-height:21px}.in{padding:12px 20px}h1{font-size:25px;line-height:30px;margin:6px 0 2px}.g{color:#777;font-size:13px}h2{font-size:17px;margin:18px 0 6px}
        .r{display:flex;justify-content:space-between;gap:20px;padding:8px 0;border-bottom:1px solid #eee}.a{color:#2a7d4f;text-align:right;flex:none}p{margin:0 0 12px}.n{display:inline-block;background:#2a7d4f;color:#fff;border-radius:4px;padding:0 7px;margin-right:8px}`,
        `<div class="bar"><span>7:31</span><span>88%</span></div>${photo(170, 120)}<div class="in"><h1>${safe(one.name)}</h1><div class="g">Prep ${one.prepTimeMinutes} min &nbsp;·&nbsp; Cook ${one.cookTimeMinutes} min &nbsp;·&nbsp; Serves ${one.servings}</div><h2>Ingredients</h2>${table(one.ingredients, true)}<h2>Method</h2>${one.steps.map((line, at) => `<p><span class="n">${at + 1}</span>${safe(line)}</p>`).join('')}</div>`,
      ),
  },
  'reel-words': {
    kind: 'screenshot',
    fonts: ['Cantarell', 'Jura', 'Play', 'Comfortaa', 'Open Sans', 'Lato'],
    recipes: [english[5], british[4], american[3], english[2], british[5], american[5]],
    distortions: SCREENS,
    shows: {},
    draw: (one) =>
      phone(
        `.p{background:linear-gradient(160deg,#5b3a29,#a9743f 45%,#39423a);color:#fff;font-size:15px;line-height:20px;text-shadow:0 1px 3px #000a}.in{padding:70px 30px 90px;text-align:center}h1{font-size:24px;line-height:28px}h2{font-size:16px;margin:16px 0 4px}.s{position:absolute;right:12px;bottom:90px;font-size:12px;text-align:center}`,
        `<div class="bar"><span>20:05</span><span>31%</span></div><div class="in"><h1>${safe(one.name)}</h1><h2>INGREDIENTS</h2>${each(one.ingredients, 'div')}<h2>METHOD</h2>${one.steps.map((line, at) => `<div>${at + 1}. ${safe(line)}</div>`).join('')}</div><div class="s">12.4K<br><br>208<br><br>Share</div>`,
      ),
  },
  'shop-leaflet': {
    kind: 'print',
    fonts: ['Roboto', 'Carlito', 'Open Sans', 'GFS Neohellenic', 'Dustismo', 'Lato'],
    recipes: [british[1], british[3], american[4], english[6], british[2], american[1]],
    distortions: ['shaken', 'small', 'creased', 'glare', 'sent', 'curled'],
    shows: { servings: true, times: true },
    draw: (one) =>
      page(
        900,
        `.p{padding:24px 30px;font-size:14px;line-height:18px;color:#222;background:#fdf6e3}h1{font-size:30px;line-height:34px;color:#b3321f;margin:12px 0 4px}.f{font-weight:700;margin-bottom:10px}.c{display:grid;grid-template-columns:200px 1fr;gap:24px}.i{background:#efe2bd;padding:10px 12px}.i div{margin-bottom:4px}h2{font-size:16px;margin:0 0 6px}.m{columns:2;column-gap:20px}p{margin:0 0 8px}`,
        `${photo(190, 50)}<h1>${safe(one.name)}</h1><div class="f">Serves ${one.servings} &nbsp; | &nbsp; Prep: ${one.prepTimeMinutes} mins &nbsp; | &nbsp; Cook: ${one.cookTimeMinutes} mins</div><div class="c"><div class="i"><h2>Ingredients</h2>${each(one.ingredients, 'div')}</div><div class="m">${one.steps.map((line, at) => `<p><b>${at + 1}</b> ${safe(line)}</p>`).join('')}</div></div>`,
      ),
  },
  'narrow-book': {
    kind: 'print',
    fonts: ['Caladea', 'Fanwood', 'Vollkorn', 'Cardo', 'Century Catalogue', 'Prociono'],
    recipes: [american[2], english[1], british[0], american[0], english[9], british[5]],
    distortions: ['curled', 'shaken', 'curled', 'dim', 'glare', 'small'],
    shows: { servings: true },
    draw: (one) =>
      page(
        760,
        `.p{padding:50px 54px;font-size:16px;line-height:22px;color:#1c1c1c;background:#fffdf6}h1{font-size:34px;line-height:38px;font-weight:400;margin:0 0 6px}.n{font-style:italic;margin-bottom:16px}.c{display:grid;grid-template-columns:170px 1fr;gap:28px}.i{font-size:14px;line-height:18px}.i div{margin-bottom:6px;padding-left:10px;text-indent:-10px}p{margin:0;text-indent:16px;text-align:justify}.ft{text-align:right;margin-top:20px;font-size:12px}`,
        `<h1>${safe(one.name)}</h1><div class="n">${safe(one.intro)}</div><div class="c"><div class="i"><div>SERVES ${one.servings}</div>${each(one.ingredients, 'div')}</div><div>${each(one.steps, 'p')}</div></div><div class="ft">83</div>`,
      ),
  },
  'photographed-blog': {
    kind: 'print',
    fonts: ['Open Sans', 'Lato', 'Vollkorn', 'Carlito', 'Averia Serif', 'Roboto'],
    recipes: [american[5], american[3], british[1], english[0], american[2], british[4]],
    distortions: ['screen', 'screen', 'screenDim', 'screen', 'screenDim', 'screen'],
    shows: { servings: true, times: true },
    draw: (one) =>
      page(
        820,
        `.p{padding:30px 60px;font-size:17px;line-height:25px;color:#333;background:#fff}h1{font-size:32px;line-height:38px}h2{font-size:22px;margin:20px 0 8px}li{margin-bottom:5px}.f{background:#f1f1f1;padding:10px 16px}`,
        `<h1>${safe(one.name)}</h1><div>${safe(one.intro)}</div><div class="f">Prep Time: ${one.prepTimeMinutes} minutes &nbsp; Cook Time: ${one.cookTimeMinutes} minutes &nbsp; Servings: ${one.servings}</div><h2>Ingredients</h2><ul>${each(one.ingredients, 'li')}</ul><h2>Instructions</h2><ol>${each(one.steps, 'li')}</ol>`,
      ),
  },
  'two-lists': {
    kind: 'print',
    fonts: ['Essays 1743', 'Courier Prime', 'Caladea', 'Beteckna', 'Inconsolata', 'Linux Libertine'],
    recipes: [british[2], american[4], british[3], others[0], american[0], others[0]],
    distortions: ['creased', 'shaken', 'glare', 'light', 'small', 'shaded'],
    shows: { servings: true },
    draw: (one) =>
      page(
        740,
        `.p{padding:40px 44px;font-size:16px;line-height:22px;color:#222;background:#f7f3ea}h1{font-size:28px;line-height:33px;text-align:center;margin:0}.s{text-align:center;margin-bottom:14px}ul{columns:2;column-gap:26px;padding-left:18px;margin:0 0 16px}li{margin-bottom:3px}p{margin:0 0 8px}`,
        `<h1>${safe(one.name)}</h1><div class="s">${one === others[0] ? 'Für' : 'Serves'} ${one.servings}${one === others[0] ? ' Personen' : ''}</div><ul>${each(one.ingredients, 'li')}</ul>${one.steps.map((line, at) => `<p>${at + 1}. ${safe(line)}</p>`).join('')}`,
      ),
  },
}

/**
 * Drawn later. They come after the held-out ones: the noise in a picture depends on its number, and
 * so the pictures before them stay the same.
 */
export const laterDevelopmentLayouts = {
  'ticked-notes': {
    kind: 'screenshot',
    fonts: ['Roboto', 'Oxygen', 'Carlito', 'Dustismo', 'Play', 'GFS Neohellenic'],
    recipes: [british[2], american[4], british[5], english[1], british[1], american[2]],
    distortions: SCREENS,
    shows: {},
    draw: (one) =>
      phone(
        `.p{background:#fff;color:#1c1c1e;font-size:16px;line-height:23px}.in{padding:10px 22px 40px}h1{font-size:23px;margin:4px 0 10px}.k{padding-left:30px;text-indent:-30px}.k:before{content:'';display:inline-block;width:16px;height:16px;border:1.5px solid #c4c4c6;border-radius:50%;margin-right:12px;vertical-align:-2px}`,
        `<div class="bar"><span>8:12</span><span>91%</span></div><div class="in"><h1>${safe(one.name)}</h1>${one.ingredients.map((line) => `<div class="k">${safe(line)}</div>`).join('')}<br>${each(one.steps, 'div', '<br>')}</div>`,
      ),
  },
  'dashed-post': {
    kind: 'screenshot',
    fonts: ['Open Sans', 'Lato', 'Cantarell', 'Comfortaa', 'Jura', 'Roboto'],
    recipes: [american[3], british[0], english[9], british[2], american[0], british[4]],
    distortions: SCREENS,
    shows: {},
    draw: (one) =>
      phone(
        `.p{background:#18191a;color:#e4e6eb;font-size:14px;line-height:19px}.in{padding:12px 16px}.g{color:#b0b3b8;font-size:12px}`,
        `<div class="bar"><span>22:10</span><span>12%</span></div><div class="in"><b>Village Kitchen</b><div class="g">2 h</div><br><div>${safe(one.name)}</div><br><div>${safe(one.intro)}</div><br><div>You need:</div>${one.ingredients.map((line) => `<div>- ${safe(line)}</div>`).join('')}<br><div>Method:</div>${one.steps.map((line, at) => `<div>${at + 1}) ${safe(line)}</div>`).join('')}</div>${photo(260, 30)}`,
      ),
  },
}
