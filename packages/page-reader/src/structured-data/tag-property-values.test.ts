import { describe, expect, it } from 'vitest'
import { parseHtml } from '../page/document.ts'
import { tagPropertiesOf } from './tag-properties.ts'
import { nodeOfProperties } from './tag-property-values.ts'

const microdata = { property: 'itemprop', type: 'itemtype', scope: 'itemscope' }

/** What the marks in a piece of a page say. */
function said(html: string) {
  const [root] = parseHtml(`<div>${html}</div>`).root().get()
  if (!root) throw new Error('no page was parsed')
  return nodeOfProperties(tagPropertiesOf(root, [], microdata))
}

describe('a marked tag says', () => {
  it.each<[string, string, unknown]>([
    ['its text', '<b itemprop="x">Leek <i>pie</i></b>', 'Leek pie'],
    ['its content where it is a meta tag', '<meta itemprop="x" content="Leek pie">', 'Leek pie'],
    ['its content where it shows nothing', '<b itemprop="x" content="Leek pie"></b>', 'Leek pie'],
    ['its text before its content', '<b itemprop="x" content="Soup">Leek pie</b>', 'Leek pie'],
    ['its own time before its text', '<b itemprop="x" datetime="PT5M">soon</b>', 'PT5M'],
    ['the value of its data', '<data itemprop="x" value="7">seven</data>', '7'],
    ['its text where its data has no value', '<data itemprop="x">seven</data>', 'seven'],
    ['where its picture lies', '<img itemprop="x" src="a.jpg">', 'a.jpg'],
    [
      'where its picture lies that is loaded late',
      '<img itemprop="x" src="a.gif" data-src="b.jpg">',
      'b.jpg',
    ],
    ['where its film lies', '<video itemprop="x" data-lazy-src="a.mp4" src="b"></video>', 'a.mp4'],
    ['the first of several sizes', '<img itemprop="x" srcset="a.jpg 1x, b.jpg 2x">', 'a.jpg'],
  ])('%s', (_, html, value) => {
    expect(said(html)).toEqual({ x: value })
  })

  it.each<[string, string, unknown]>([
    ['an image is where it leads', '<a itemprop="image" href="a.jpg">Pie</a>', 'a.jpg'],
    ['an image is the picture in it', '<a itemprop="image"><b><img src="a.jpg"></b></a>', 'a.jpg'],
    ['an image is its content before its text', '<b itemprop="image" content="a.jpg">Pie</b>', 'a.jpg'],
    ['a yield is its content before its text', '<b itemprop="recipeYield" content="4">four</b>', '4'],
    ['a time is that of a tag in it', '<p itemprop="cookTime">in <time datetime="PT5M">5</time></p>', 'PT5M'],
    ['a time is its text where no tag says it', '<p itemprop="cookTime">5 min</p>', '5 min'],
  ])('%s', (_, html, value) => {
    expect(Object.values(said(html))).toEqual([value])
  })

  it('one value, or a list of several', () => {
    expect(said('<b itemprop="x">a</b><b itemprop="y">b</b>')).toEqual({ x: 'a', y: 'b' })
    expect(said('<b itemprop="x">a</b><b itemprop="x">b</b><b itemprop="x">c</b>')).toEqual({
      x: ['a', 'b', 'c'],
    })
  })
})

describe('a marked thing says', () => {
  it.each<[string, string, unknown]>([
    [
      'its own properties',
      '<p itemprop="x" itemscope itemtype="T"><b itemprop="y">a</b></p>',
      [{ '@type': 'T', y: 'a' }],
    ],
    ['its text where it marks none', '<p itemprop="x" itemscope itemtype="T">a</p>', ['a']],
    [
      'where its picture lies',
      '<p itemprop="x" itemscope itemtype="https://schema.org/ImageObject"><img src="a.jpg"></p>',
      [{ '@type': 'https://schema.org/ImageObject', url: 'a.jpg' }],
    ],
    [
      'the address that it marks',
      '<p itemprop="x" itemscope itemtype="ImageObject"><a itemprop="url" href="b.jpg"><img src="a.jpg"></a></p>',
      [{ '@type': 'ImageObject', url: 'b.jpg' }],
    ],
    ['no picture where it is none', '<p itemprop="x" itemscope itemtype="T"><img src="a.jpg">a</p>', ['a']],
  ])('%s', (_, html, value) => {
    expect(said(html)).toEqual({ x: value })
  })
})

describe('a marked food has the amount beside it', () => {
  const food = '<span itemprop="ingredient">leeks</span>'

  it.each<[string, string, string]>([
    [
      'in the cell before it',
      `<table><tr><td>2</td> <td itemprop="ingredient">leeks</td></tr></table>`,
      '2 leeks',
    ],
    ['in the term before it', `<dl><dt>200 g</dt><dd itemprop="ingredient">leeks</dd></dl>`, '200 g leeks'],
    ['before it in its item', `<ul><li>2 ${food}</li></ul>`, '2 leeks'],
    ['before it in a tag of its own', `<p><i>200 g</i> ${food}</p>`, '200 g leeks'],
    ['behind it', `<p>${food} <i>200 g</i></p>`, 'leeks 200 g'],
    ['behind it with a colon', `<p>${food}: 200 g</p>`, 'leeks: 200 g'],
    [
      'not where the cell says more',
      `<table><tr><td>2 big</td><td itemprop="ingredient">leeks</td></tr></table>`,
      'leeks',
    ],
    [
      'not where the cell is marked itself',
      `<table><tr><td itemprop="amount">2</td><td itemprop="ingredient">leeks</td></tr></table>`,
      'leeks',
    ],
    [
      'not where the food has one',
      `<table><tr><td>2</td><td itemprop="ingredient">3 leeks</td></tr></table>`,
      '3 leeks',
    ],
    [
      'not where the food in an item has one',
      `<p>2 <span itemprop="ingredient">3 leeks</span></p>`,
      '3 leeks',
    ],
    [
      'not a bare number beside a food with one',
      `<p>2 <span itemprop="ingredient">leeks (300 g)</span></p>`,
      'leeks (300 g)',
    ],
    [
      'a weight beside a food with a number',
      `<p>300 g <span itemprop="ingredient">leeks (2)</span></p>`,
      '300 g leeks (2)',
    ],
    ['not where the item says more', `<p>2 ${food} or less</p>`, 'leeks'],
    ['not where a word stands beside it', `<p>two ${food}</p>`, 'leeks'],
    ['not where nothing stands beside it', `<p>${food}</p>`, 'leeks'],
    ['not in a tag that is no item', `<section>2 ${food}</section>`, 'leeks'],
    ['not where another mark stands beside it', `<p><i><u property="amount">2</u></i> ${food}</p>`, 'leeks'],
    ['not where much stands beside it', `<p>2<i></i><i></i><i></i><i></i> ${food}</p>`, 'leeks'],
    ['not two foods of one mark', `<p>2 <span itemprop="ingredient">leeks<br>eggs</span></p>`, 'leeks\neggs'],
  ])('%s', (_, html, line) => {
    expect(said(html)['ingredient']).toBe(line)
  })
})

describe('titles in a marked list are told apart', () => {
  const title = (name: string) => ({ '@type': 'SectionTitle', name })

  it.each<[string, string, unknown]>([
    [
      'in bold, among foods',
      '<div itemprop="ingredients"><p><b>Sauce</b></p><p>2 leeks</p></div>',
      [title('Sauce'), '2 leeks'],
    ],
    [
      'not foods in bold',
      '<div itemprop="ingredients"><p><b>2 leeks</b></p><p>3 eggs</p></div>',
      '2 leeks\n3 eggs',
    ],
    ['behind a break of its own', '<p itemprop="ingredients"><br>Sauce</p>', [title('Sauce')]],
    ['not behind a word and a break', '<p itemprop="ingredients">Sauce<br>Dip</p>', 'Sauce\nDip'],
    [
      'in the content of a meta tag',
      '<meta itemprop="ingredients" content="&lt;b&gt;Sauce&lt;/b&gt;&lt;br&gt;2 leeks">',
      [title('Sauce'), '2 leeks'],
    ],
    ['not in a content without tags', '<meta itemprop="ingredients" content="Sauce">', 'Sauce'],
    [
      'as headings among steps',
      '<div itemprop="recipeInstructions"><h3>Sauce</h3><p>Fry.</p></div>',
      [title('Sauce'), 'Fry.'],
    ],
    [
      'not where all steps are headings',
      '<div itemprop="recipeInstructions"><h3>Fry.</h3><h3>Bake.</h3></div>',
      'Fry.\nBake.',
    ],
    [
      'not where there are none',
      '<div itemprop="recipeInstructions"><p>Fry.</p><p>Bake.</p></div>',
      'Fry.\nBake.',
    ],
    [
      'not the main heading',
      '<div itemprop="recipeInstructions"><h1>Sauce</h1><p>Fry.</p></div>',
      'Sauce\nFry.',
    ],
  ])('%s', (_, html, value) => {
    expect(Object.values(said(html))).toEqual([value])
  })
})
