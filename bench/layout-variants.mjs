// Whether a page is read the same in other markup: `npm run bench -- layout-variants [--half a|b]
// [--way NAME] [--fails FILE]`. Saved pages lose their structured data and the names of their
// classes, and are read. Those that are read right are set in other markup that shows a person the
// same, and are read again. Reads the saved pages beside the project (IMPORT_PAGES names another
// folder).

import crypto from 'node:crypto'
import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { readPage } from '@plateful/page-reader/read-page'
import { load } from 'cheerio'
import { pagesFolder, pageScorer } from '../scripts/saved-pages.mjs'

const { values: options } = parseArgs({
  options: { half: { type: 'string' }, way: { type: 'string' }, fails: { type: 'string' } },
})
if (!pageScorer) {
  console.log(`There are no saved pages at ${pagesFolder}; nothing measured.`)
  process.exit(0)
}
const { loadPages, readHtml, scorePage } = pageScorer

/** Sites, not pages, are kept apart, as by `bench -- import`. */
const halfOf = (id) => (crypto.createHash('sha1').update(id.split('__')[0]).digest()[0] % 2 ? 'a' : 'b')

const markup = /<script[^>]*ld\+json[^]*?<\/script>|\b(?:itemtype|itemprop|typeof)=(?:"[^"]*"|'[^']*')/gi
/** Names that hide a tag from view are no names of the site's own. */
const hides = /^(?:hidden|sr-only|screen-reader-text)$/

const changed = (change) => (html) => {
  const $ = load(html)
  change($)
  return $.html()
}
const renamed = (tags, name) => changed(($) => void $(tags).each((_, tag) => void (tag.name = name)))

const bare = changed(($) => {
  $('[class],[id]').each((_, tag) => {
    const kept = (tag.attribs.class ?? '').split(/\s+/).filter((name) => hides.test(name))
    delete tag.attribs.id
    if (kept.length > 0) tag.attribs.class = kept.join(' ')
    else delete tag.attribs.class
  })
})

/** Each list of plain items, outside menus, as something else. */
const lists = (tags, asOther) =>
  changed(($) => {
    $(tags).each((_, tag) => {
      const list = $(tag)
      const isPlain = list.find('div,p,ul,ol,table,h2,h3,h4,figure,img,picture,button,input').length === 0
      if (!isPlain || list.closest('nav,header,footer').length > 0) return
      const items = list
        .children('li')
        .toArray()
        .map((item) => $(item).html() ?? '')
      list.replaceWith(asOther(items))
    })
  })

const ways = {
  'items as blocks': renamed('ul,ol,li', 'div'),
  'items as lines': lists('ul,ol', (items) => `<p>${items.join('<br>')}</p>`),
  'items with bullets': lists('ul', (items) => `<p>${items.map((item) => `• ${item}`).join('<br>')}</p>`),
  'items as rows': lists(
    'ul,ol',
    (items) => `<table>${items.map((item) => `<tr><td>${item}</td></tr>`).join('')}</table>`,
  ),
  'items as definitions': lists(
    'ul,ol',
    (items) => `<dl>${items.map((item) => `<dd>${item}</dd>`).join('')}</dl>`,
  ),
  'headings in bold': changed(($) => {
    $('h3,h4,h5,h6').each(
      (_, tag) => void $(tag).replaceWith(`<p><strong>${$(tag).html() ?? ''}</strong></p>`),
    )
  }),
  'headings as blocks': renamed('h3,h4,h5,h6', 'div'),
  'sections as blocks': renamed('section,article,main,header,aside,figure,figcaption', 'div'),
  'no bold': changed(($) => {
    $('strong,em,b,i,span,u,small').each((_, tag) => void $(tag).replaceWith($(tag).contents()))
  }),
}

const lettersOf = (lines = []) =>
  lines
    .map((line) => (typeof line === 'string' ? line : line.text).toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
    .join('|')
const isRight = ({ recipe }, page, expected) =>
  scorePage(expected, recipe && { ...recipe, nutrition: null }, page.url, page.accept)._core.loose

const counts = {}
const fails = []
let pages = 0
for (const page of loadPages(pagesFolder)) {
  if (options.half && halfOf(page.id) !== options.half) continue
  const html = bare(readHtml(page.file).replace(markup, ''))
  const expected = JSON.parse(fs.readFileSync(page.json, 'utf8'))
  const before = readPage(html, page.url)
  if (!isRight(before, page, expected)) continue
  pages++
  for (const [way, set] of Object.entries(ways)) {
    if (options.way && way !== options.way) continue
    const after = readPage(set(html), page.url)
    const count = (counts[way] ??= { otherwise: 0, wrong: 0 })
    const differs = ['ingredients', 'steps'].filter(
      (field) => lettersOf(before.recipe[field]) !== lettersOf(after.recipe?.[field]),
    )
    if (before.recipe.name !== after.recipe?.name) differs.push('name')
    if (differs.length === 0) continue
    count.otherwise++
    if (isRight(after, page, expected)) continue
    count.wrong++
    fails.push(JSON.stringify({ id: page.id, way, differs, before: before.recipe, after: after.recipe }))
  }
}
console.log(`${pages} pages are read right without markup and names of classes; in other markup:`)
console.table(counts)
if (options.fails) fs.writeFileSync(options.fails, `${fails.join('\n')}\n`)
