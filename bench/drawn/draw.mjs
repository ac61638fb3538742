/**
 * Draws pictures of recipes in our own words, degraded as a phone does it, with what they say:
 * `node bench/drawn/draw.mjs --fonts FOLDER --to FOLDER`. FOLDER holds font files, of Debian's font
 * packages for instance; `--only PART` draws the layouts with this in their name. The answer is a
 * folder that `bench/scans.mjs --scans` measures by.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { composedLayouts } from './composed-layouts.mjs'
import { degradePicture, shade, DISTORTIONS } from './degrade-picture.mjs'
import { laterDevelopmentLayouts, developmentLayouts } from './development-layouts.mjs'
import { heldOutLayouts } from './held-out-layouts.mjs'
import { layouts } from './layouts.mjs'

const { values } = parseArgs({
  options: { fonts: { type: 'string' }, to: { type: 'string' }, only: { type: 'string', default: '' } },
})
if (!values.fonts || !values.to) throw new Error('Say --fonts FOLDER and --to FOLDER.')

/** The files of each family: plain, then bold. */
const FILES = {
  'Humor Sans': ['Humor-Sans.ttf'],
  DKG: ['dkg.ttf', 'dkgBd.ttf'],
  'Klee One': ['KleeOne-Regular.ttf', 'KleeOne-SemiBold.ttf'],
  Chilanka: ['Chilanka-Regular.otf'],
  Breip: ['Breip.ttf'],
  'Comic Neue': ['ComicNeue-Regular.otf', 'ComicNeue-Bold.otf'],
  'Yusei Magic': ['YuseiMagic-Regular.ttf'],
  'Tomson Talks': ['TomsonTalks.ttf'],
  Kalapi: ['Kalapi.ttf'],
  'Femke Klaver': ['femkeklaver.ttf'],
  Inter: ['Inter-Regular.otf', 'Inter-Bold.otf'],
  Manrope: ['Manrope-Regular.ttf', 'Manrope-Bold.ttf'],
  Cabin: ['Cabin-Regular.otf', 'Cabin-Bold.otf'],
  'National Park': ['NationalPark-Regular.otf', 'NationalPark-Heavy.otf'],
  Karla: ['Karla-Regular.otf', 'Karla-Bold.otf'],
  Sora: ['Sora-Regular.otf', 'Sora-Bold.otf'],
  Quicksand: ['Quicksand-Regular.ttf', 'Quicksand-Bold.ttf'],
  Dosis: ['Dosis-Book.otf', 'Dosis-Bold.otf'],
  'Linux Libertine': ['LinLibertine_R.otf', 'LinLibertine_RB.otf'],
  Accanthis: ['AccanthisADFStd-Regular.otf', 'AccanthisADFStd-Bold.otf'],
  'Roboto Slab': ['RobotoSlab-Regular.otf', 'RobotoSlab-Bold.otf'],
  Andika: ['Andika-Regular.ttf', 'Andika-Bold.ttf'],
  'Ecolier court': ['Ecolier-court.ttf'],
  'Anonymous Pro': ['Anonymous Pro.ttf', 'Anonymous Pro B.ttf'],
  GNUTypewriter: ['GNUTypewriter.ttf'],
  'CMU Typewriter': ['cmuntt.ttf', 'cmuntb.ttf'],
  'Old Standard': ['OldStandard-Regular.ttf', 'OldStandard-Bold.ttf'],
  'Goudy Bookletter': ['GoudyBookletter1911.otf'],
  'CMU Serif': ['cmunrm.ttf', 'cmunbx.ttf'],
  'EB Garamond': ['EBGaramond12-Regular.otf', 'EBGaramond12-Bold.otf'],
  'Gentium Plus': ['GentiumPlus-Regular.ttf', 'GentiumPlus-Bold.ttf'],
  Quattrocento: ['Quattrocento-Regular.otf'],
  Rufscript: ['Rufscript010.ttf'],
  Delphine: ['Delphine.ttf'],
  'Domestic Manners': ['Domestic_Manners.ttf'],
  'Averia Serif': ['AveriaSerifGWF-Regular.ttf', 'AveriaSerifGWF-Bold.ttf'],
  'Stay Puft': ['StayPuft.ttf'],
  'Steve Hand': ['SteveHand.ttf'],
  Beteckna: ['Beteckna.ttf'],
  Wargames: ['Wargames.ttf'],
  Lato: ['Lato-Regular.ttf', 'Lato-Bold.ttf'],
  'Open Sans': ['OpenSans-Regular.ttf', 'OpenSans-Bold.ttf'],
  Roboto: ['Roboto-Regular.ttf', 'Roboto-Bold.ttf'],
  Carlito: ['Carlito-Regular.ttf', 'Carlito-Bold.ttf'],
  Cantarell: ['Cantarell-Regular.otf', 'Cantarell-Bold.otf'],
  Oxygen: ['Oxygen-Sans.ttf', 'Oxygen-Sans-Bold.ttf'],
  Jura: ['Jura-Medium.otf', 'Jura-Bold.otf'],
  Play: ['Play-Regular.ttf', 'Play-Bold.ttf'],
  Comfortaa: ['Comfortaa-Regular.ttf', 'Comfortaa-Bold.ttf'],
  'GFS Neohellenic': ['GFSNeohellenic.otf', 'GFSNeohellenicBold.otf'],
  Dustismo: ['Dustismo_Roman.ttf', 'Dustismo_Roman_Bold.ttf'],
  Caladea: ['Caladea-Regular.ttf', 'Caladea-Bold.ttf'],
  Fanwood: ['FanwoodText.otf'],
  Vollkorn: ['Vollkorn-Regular.ttf', 'Vollkorn-Bold.ttf'],
  Cardo: ['Cardo104s.ttf', 'Cardob101.ttf'],
  'Century Catalogue': ['Century-Catalogue.ttf'],
  Prociono: ['Prociono.otf'],
  'Essays 1743': ['Essays1743.ttf', 'Essays1743-Bold.ttf'],
  'Courier Prime': ['Courier Prime.otf', 'Courier Prime Bold.otf'],
  Inconsolata: ['Inconsolata.otf'],
  'It Wasnt Me': ['It_wasn_t_me.ttf'],
  Summersby: ['summersby.ttf'],
  Winks: ['Winks.ttf'],
  Junkyard: ['Junkyard.ttf'],
  'Linux Biolinum': ['LinBiolinum_R.otf', 'LinBiolinum_RB.otf'],
  'Clear Sans': ['ClearSans-Regular.ttf', 'ClearSans-Bold.ttf'],
  'PT Sans': ['PTS55F.ttf', 'PTS75F.ttf'],
  'PT Serif': ['PTF55F.ttf', 'PTF75F.ttf'],
  Gillius: ['GilliusADF-Regular.otf', 'GilliusADF-Bold.otf'],
  'Gillius No2': ['GilliusADFNo2-Regular.otf', 'GilliusADFNo2-Bold.otf'],
  Verana: ['Verana-Regular.otf', 'Verana-Bold.otf'],
  Junction: ['Junction.otf'],
  Hack: ['Hack-Regular.ttf', 'Hack-Bold.ttf'],
  'Charis SIL': ['CharisSIL-Regular.ttf', 'CharisSIL-Bold.ttf'],
  Tribun: ['TribunADFStd-Regular.otf', 'TribunADFStd-Bold.otf'],
  Artemisia: ['GFSArtemisia.otf', 'GFSArtemisiaBold.otf'],
  'Liberation Sans': ['LiberationSans-Regular.ttf', 'LiberationSans-Bold.ttf'],
  'Liberation Serif': ['LiberationSerif-Regular.ttf', 'LiberationSerif-Bold.ttf'],
  Switzera: ['SwitzeraADF-Regular.otf', 'SwitzeraADF-Bold.otf'],
  Universalis: ['UniversalisADFStd-Regular.otf', 'UniversalisADFStd-Bold.otf'],
  Libris: ['LibrisADFStd-Regular.otf', 'LibrisADFStd-Bold.otf'],
  'JetBrains Mono': ['JetBrainsMono-Regular.ttf', 'JetBrainsMono-Bold.ttf'],
  Baskervald: ['BaskervaldADFStd.otf', 'BaskervaldADFStd-Bold.otf'],
  Didot: ['GFSDidot.otf', 'GFSDidotBold.otf'],
  'Doulos SIL': ['DoulosSIL-Regular.ttf'],
  Arimo: ['Arimo-Regular.ttf', 'Arimo-Bold.ttf'],
  Eurofurence: ['eurof55.ttf', 'eurof75.ttf'],
  Karmilla: ['Karmilla-Regular.ttf', 'Karmilla-Bold.ttf'],
  'Averia Sans': ['AveriaSansGWF-Regular.ttf', 'AveriaSansGWF-Bold.ttf'],
  'TeX Gyre Heros': ['texgyreheros-regular.otf', 'texgyreheros-bold.otf'],
  'TeX Gyre Adventor': ['texgyreadventor-regular.otf', 'texgyreadventor-bold.otf'],
  Cousine: ['Cousine-Regular.ttf', 'Cousine-Bold.ttf'],
  Tinos: ['Tinos-Regular.ttf', 'Tinos-Bold.ttf'],
  'Linden Hill': ['LindenHill.otf'],
  Junicode: ['JunicodeTwoBeta-Regular.otf', 'JunicodeTwoBeta-Bold.otf'],
  'TeX Gyre Bonum': ['texgyrebonum-regular.otf', 'texgyrebonum-bold.otf'],
  'TeX Gyre Pagella': ['texgyrepagella-regular.otf', 'texgyrepagella-bold.otf'],
  'TeX Gyre Schola': ['texgyreschola-regular.otf', 'texgyreschola-bold.otf'],
}

/** How the pictures of a kind are degraded; screens are not photographed. */
const DISTORTIONS_OF_KIND = {
  screenshot: ['clean', 'packed', 'clean'],
  print: ['light', 'shaded', 'dim'],
  card: ['shaded', 'light', 'dim'],
}

const files = new Map(
  readdirSync(values.fonts, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => [basename(one.name), join(one.parentPath, one.name)]),
)

function faces(family) {
  const own = FILES[family].filter((file) => files.has(file))
  if (own.length === 0) throw new Error(`No font ${family} in ${values.fonts}.`)
  return own
    .map((file, at) => {
      const data = readFileSync(files.get(file)).toString('base64')
      return `@font-face{font-family:'Own';font-weight:${at === 0 ? 400 : 700};src:url(data:font/ttf;base64,${data})}`
    })
    .join('')
}

function pictureOf({ width, css, body }, family, distortion, isScreen) {
  const { turn = 0, tilt = 0 } = distortion
  const edge = isScreen ? 0 : 40
  return `<style>${faces(family)}*{box-sizing:border-box}body{margin:0;font-family:Own,'DejaVu Sans'}
    .d{position:relative;width:${width + 2 * edge}px;padding:${edge}px;background:${isScreen ? '#fff' : 'repeating-linear-gradient(92deg,#8a6a4c 0 14px,#82623f 14px 17px)'}}
    .p{transform:perspective(1700px) rotateX(${tilt}deg) rotateY(${-tilt * 0.6}deg) rotate(${turn}deg);width:${width}px}${css}</style>
    <div class="d"><div class="p">${body}</div>${shade(distortion)}</div>`
}

async function drawn(browser, html, scale) {
  const tab = await browser.newPage({
    deviceScaleFactor: scale,
    viewport: { width: 400, height: 400 },
  })
  await tab.setContent(html)
  await tab.evaluate(() => document.fonts.ready)
  const png = await tab.locator('.d').screenshot()
  await tab.close()
  return png
}

const folder = join(values.to, 'dev')
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: ensureChromium() })
const manifest = []
const all = Object.entries({
  ...layouts,
  ...developmentLayouts,
  ...heldOutLayouts,
  ...laterDevelopmentLayouts,
  ...composedLayouts,
})
for (const [layout, { kind, isHeldOut = false, fonts, recipes, distortions, shows, draw, steps }] of all) {
  const isScreen = kind === 'screenshot'
  if (!layout.includes(values.only)) continue
  for (const [at, recipe] of recipes.entries()) {
    const distortionName = (distortions ?? DISTORTIONS_OF_KIND[kind])[at]
    const id = `${layout}-${at + 1}`
    const file = join(folder, `${id}.jpg`)
    // What is drawn already stays.
    if (!existsSync(file)) {
      const distortion = DISTORTIONS[distortionName]
      const html = pictureOf(draw(recipe), fonts[at], distortion, isScreen)
      writeFileSync(
        file,
        await degradePicture(
          await drawn(browser, html, distortion.scale ?? (isScreen ? 2 : 1.8)),
          distortion,
          manifest.length + 1,
        ),
      )
    }
    manifest.push({
      id,
      file: `${id}.jpg`,
      kind,
      layout,
      font: fonts[at],
      distortion: distortionName,
      isKept: isHeldOut,
      expected: {
        name: recipe.name,
        ingredients: recipe.ingredients,
        steps: steps?.(recipe) ?? recipe.steps,
        servings: shows.servings ? recipe.servings : null,
        prepTimeMinutes: shows.times ? recipe.prepTimeMinutes : null,
        cookTimeMinutes: shows.times ? recipe.cookTimeMinutes : null,
      },
    })
  }
}
await browser.close()
writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 1))
process.stdout.write(`${manifest.length} pictures in ${folder}\n`)
