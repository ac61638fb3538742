import { describe, expect, it } from 'vitest'
import { parseHtml, tagOf } from './document.ts'
import { isHiddenItem } from './left-out-elements.ts'
import { oneLine, textIn } from './plain-text.ts'
import { blocksIn, type TextBlock } from './text-blocks.ts'

function blocks(html: string): TextBlock[] {
  const [root] = parseHtml(html).root().get()
  if (!root) throw new Error('no page was parsed')
  return blocksIn(root)
}
const shownText = ({ item, parts }: TextBlock) =>
  oneLine(item ? textIn(item) : parts.map(({ text }) => text).join(''))
const texts = (html: string) => blocks(html).map(shownText)

describe('the blocks of a page', () => {
  it.each<[string, string, string[]]>([
    ['paragraphs', '<p>One</p><p>Two</p>', ['One', 'Two']],
    ['lines', 'One<br>Two', ['One', 'Two']],
    ['what lies in one line', 'One <i>and <b>two</b></i>', ['One and two']],
    ['an item with its lines', '<ul><li>One<br>Two</li><li><p>Three</p></li></ul>', ['One Two', 'Three']],
    ['a row with its cells', '<table><tr><td>One</td><td>Two</td></tr></table>', ['One Two']],
    ['a heading that the end tag of another rank closes', '<h2>One</h1>Two', ['One', 'Two']],
    ['a line without the button that closes it', '<div><button>×</button> <b>One</b></div>', ['One']],
    [
      'a line with a word of it in a button',
      '<p>Bake <button>ten</button> minutes</p>',
      ['Bake ten minutes'],
    ],
    ['a heading', '<h2>One<br>two</h2>Three', ['One two', 'Three']],
    ['a term and a definition', '<dl><dt>One</dt><dd>Two</dd></dl>', ['One', 'Two']],
    ['items in items', '<ul><li>One<ul><li>Two</li></ul></li></ul>', ['One', 'Two']],
    [
      'rows in rows',
      '<table><tr><td>One<table><tr><td>Two</td></tr></table></td></tr></table>',
      ['One', 'Two'],
    ],
    ['a heading in an item', '<ul><li><h3>One</h3>Two</li></ul>', ['One', 'Two']],
    [
      'cells of a row with three paragraphs',
      '<table><tr><td><p>One</p><p>Two</p></td><td><p>Three</p></td></tr></table>',
      ['One', 'Two', 'Three'],
    ],
    [
      'a row of two paragraphs whole',
      '<table><tr><td><p>One</p></td><td><p>Two</p></td></tr></table>',
      ['One Two'],
    ],
    [
      'a cell apart that says what the other holds',
      '<table><tr><td>Method:</td><td>Bake the pie.</td></tr></table>',
      ['Method:', 'Bake the pie.'],
    ],
    [
      'a cell with another label whole',
      '<table><tr><td>Oven</td><td>Bake the pie.</td></tr></table>',
      ['Oven Bake the pie.'],
    ],
    [
      'three cells with a label whole',
      '<table><tr><td>Method</td><td>Bake</td><td>it.</td></tr></table>',
      ['Method Bake it.'],
    ],
    ['lines that are kept as they are', '<pre>One\nTwo</pre>', ['One', 'Two']],
    ['lines of the source in one', '<p>One\nTwo</p>', ['One Two']],
    ['tags that no browser knows', '<my-step>One</my-step><my-step>Two</my-step>', ['One', 'Two']],
    [
      'tags whose style sets them apart',
      '<b style="display: block">One</b><b style="display:flex">Two</b>',
      ['One', 'Two'],
    ],
    ['tags of another style in one', '<b style="color:red">One</b><b> Two</b>', ['One Two']],
    ['a text before and after a block', 'One<p>Two</p>Three', ['One', 'Two', 'Three']],
    [
      'long items line by line',
      `<ul><li>${'x'.repeat(2000)}<br>${'y'.repeat(2000)}</li></ul>`,
      ['x'.repeat(2000), 'y'.repeat(2000)],
    ],
    ['items of many spaces whole', `<ul><li>One${' '.repeat(4000)}Two<br>Three</li></ul>`, ['One Two Three']],
  ])('%s', (_, html, read) => {
    expect(texts(html)).toEqual(read)
  })

  it.each<[string, string]>([
    ['scripts', '<script>One</script>'],
    ['menus', '<nav><p>One</p></nav>'],
    ['the foot of the page', '<footer>One</footer>'],
    ['what a film says instead', '<video>One</video>'],
    ['the head of a table', '<table><tr><th>One</th></tr></table>'],
    ['a list of links to its places', '<ul><li><a href="#a">One</a></li><li><a href="#b">Two</a></li></ul>'],
    [
      'such a list in such a list',
      '<ul><li><a href="#a">One</a><ul><li>Three</li></ul></li><li><a href="#b">Two</a></li></ul>',
    ],
    ['what is said aloud alone', '<p class="sr-only">One</p>'],
    ['items that are switched off', '<ul><li class="hide">One</li></ul>'],
    ['white space', '<p> </p>'],
  ])('without %s', (_, html) => {
    expect(texts(`${html}<p>Last</p>`)).toEqual(['Last'])
  })

  it.each<[string, string, string[]]>([
    ['a menu that goes on around the page', '<nav><p>Menu</p><main><p>One</p></main></nav>', ['Menu', 'One']],
    ['but no menu in it', '<nav><nav><article>Menu</article></nav><main><p>One</p></main></nav>', ['One']],
    ['a list of one link', '<ul><li><a href="#a">One</a></li></ul>', ['One']],
    [
      'a list of links elsewhere',
      '<ul><li><a href="/a">One</a></li><li><a href="/b">Two</a></li></ul>',
      ['One', 'Two'],
    ],
    [
      'a list of links with words',
      '<ul><li><a href="#a">One</a> leek</li><li><a href="#b">Two</a></li></ul>',
      ['One leek', 'Two'],
    ],
    [
      'a list of empty links',
      '<ul><li><a href="#">One</a></li><li><a href="#">Two</a></li></ul>',
      ['One', 'Two'],
    ],
    ['buttons', '<p>One <button>two</button></p>', ['One two']],
    ['a row of a head and a cell', '<table><tr><th>One</th><td>Two</td></tr></table>', ['One Two']],
    ['a paragraph that is switched off', '<p class="hide">One</p>', ['One']],
  ])('and with %s', (_, html, read) => {
    expect(texts(html)).toEqual(read)
  })

  it('no more than 6,000', () => {
    expect(blocks('<p>One</p>'.repeat(7000))).toHaveLength(6000)
  })
})

describe('the looks of a block', () => {
  it.each<[string, string, boolean, boolean]>([
    ['plainly', '<p>One</p>', false, false],
    ['in bold', '<p><b>One</b> <strong>two</strong></p>', true, false],
    ['in bold but for its signs', '<p><b>One</b>: <b>two</b></p>', true, false],
    ['partly in bold', '<p><b>One</b> two</p>', false, false],
    ['in links', '<p><a href="/">One</a></p>', false, true],
    ['partly in links', '<p><a href="/">One</a> two</p>', false, false],
    ['in both', '<p><a href="/"><b>One</b></a></p>', true, true],
    ['an item in bold', '<ul><li><b>One</b></li></ul>', true, false],
    ['an item partly in bold', '<ul><li><b>One</b> two</li></ul>', false, false],
    ['an item of links', '<ul><li><i><a href="/">One</a></i></li></ul>', false, true],
  ])('%s', (_, html, isBold, isLinked) => {
    expect(blocks(html).map((block) => [block.isBold, block.isLinked])).toEqual([[isBold, isLinked]])
  })

  it.each<[string, string, string[]]>([
    ['its tag', '<p>One</p>', ['p']],
    ['its item', '<ul><li>One</li></ul>', ['li']],
    ['what lies around it again', '<div>One<p>Two</p>Three</div>', ['div', 'p', 'div']],
    ['no tag that sets no line', '<div><b>One</b></div>', ['div']],
  ])('and what holds it: %s', (_, html, tags) => {
    expect(blocks(html).map(({ holder }) => holder && tagOf(holder))).toEqual(tags)
  })

  it('each part has its text node, unless line breaks were kept', () => {
    expect(blocks('<p>One</p>')[0]?.parts.map(({ node }) => node?.data)).toEqual(['One'])
    expect(blocks('<pre>One</pre>')[0]?.parts.map(({ node }) => node)).toEqual([null])
  })
})

it.each([
  ['<li class="hide">a</li>', true],
  ['<li class="a d-none b">a</li>', true],
  ['<li style="display:none">a</li>', true],
  ['<li class="hide-phone">a</li>', false],
  ['<li>a</li>', false],
])('%s is switched off: %s', (html, is) => {
  const page = parseHtml(`<ul>${html}</ul>`)
  const [item] = page('li').get()
  expect(item && 'attribs' in item && isHiddenItem(item)).toBe(is)
})
