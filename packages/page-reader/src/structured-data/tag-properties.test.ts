import { describe, expect, it } from 'vitest'
import { parseHtml } from '../page/document.ts'
import { textIn } from '../page/plain-text.ts'
import { type MarkupSyntax, type TagProperty, tagPropertiesOf } from './tag-properties.ts'

const microdata: MarkupSyntax = { property: 'itemprop', type: 'itemtype', scope: 'itemscope' }
const rdfa: MarkupSyntax = { property: 'property', type: 'typeof', scope: 'typeof', relation: 'rel' }

/** A mark as its name and what it holds: a text, or the things of its value. */
const shown = ({ name, element, things }: TagProperty): unknown =>
  things === null
    ? [name, textIn(element)]
    : [name, things.map(({ type, marks }) => [type, marks.map(shown)])]

function marked(html: string, dialect = microdata): unknown[] {
  const [root] = parseHtml(html).root().get()
  return root ? tagPropertiesOf(root, [], dialect).map(shown) : []
}

describe('the marks in a page', () => {
  it.each<[string, string, unknown[]]>([
    [
      'are those of its tags, in their order',
      '<b itemprop="a">1</b><p><b itemprop="b">2</b></p>',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    [
      'may be several of one tag',
      '<b itemprop="a b">1</b>',
      [
        ['a', '1'],
        ['b', '1'],
      ],
    ],
    [
      'are called without where their names come from',
      '<b itemprop="schema:a">1</b><b itemprop="https://schema.org/b">2</b>',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    [
      'lie in each other',
      '<p itemprop="a">1<b itemprop="b">2</b></p>',
      [
        ['a', '12'],
        ['b', '2'],
      ],
    ],
    [
      'hold a thing with marks of its own',
      '<p itemprop="a" itemscope itemtype="T"><b itemprop="b">2</b></p>',
      [['a', [['T', [['b', '2']]]]]],
    ],
    [
      'go on through a thing that no name asks for',
      '<p itemscope itemtype="T"><b itemprop="b">2</b></p>',
      [['b', '2']],
    ],
    [
      'of a list are those of its lines',
      '<ul itemprop="recipeIngredient"><li itemprop="recipeIngredient">1</li><li itemprop="recipeIngredient">2</li></ul>',
      [
        ['recipeIngredient', '1'],
        ['recipeIngredient', '2'],
      ],
    ],
    [
      'of a list whose lines have none are its own',
      '<ul itemprop="ingredients"><li>1</li><li>2</li></ul>',
      [['ingredients', '1 2']],
    ],
    [
      'of what is no list stay, whatever lies in it',
      '<p itemprop="a">1<b itemprop="a">2</b></p>',
      [
        ['a', '12'],
        ['a', '2'],
      ],
    ],
  ])('%s', (_, html, read) => {
    expect(marked(html)).toEqual(read)
  })

  it.each<[string, string, unknown[]]>([
    [
      'that it has wherever in its tag',
      '<ul rel="schema:recipeIngredient"><li><b typeof="T"><i property="name">1</i></b></li></ul>',
      [['recipeIngredient', [['T', [['name', '1']]]]]],
    ],
    ['only where it is one of a list', '<p rel="nofollow"><b property="name">1</b></p>', [['name', '1']]],
    [
      'that lie directly in it, not in each other',
      '<ul rel="recipeInstructions"><li typeof="T"><b typeof="U"></b></li></ul>',
      [['recipeInstructions', [['T', []]]]],
    ],
  ])('by relation are things %s', (_, html, read) => {
    expect(marked(html, rdfa)).toEqual(read)
  })

  it('of other tags are added to them', () => {
    const page = parseHtml('<div><b itemprop="a">1</b></div><p itemprop="b">2</p>')
    const [box, other] = [page('div').get(0), page('p').get(0)]
    if (!box || !other) throw new Error('no tags were parsed')
    expect(tagPropertiesOf(box, [other], microdata).map(shown)).toEqual([
      ['a', '1'],
      ['b', '2'],
    ])
  })
})
