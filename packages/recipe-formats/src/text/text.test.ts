/** Bytes as text, lenient JSON, lines of Markdown, nutrition in words. */

import { decodeText } from '@plateful/page-reader/page/decode-text'
import { parseJson } from '@plateful/page-reader/structured-data/lenient-json'
import { describe, expect, it } from 'vitest'
import { checkRecipeCount, checkRowCount, FileLimitError, MAX_RECIPES, MAX_ROWS } from '../limits.ts'
import { convertLine, headingLine, linesIn, paragraphsIn, withoutMarkup } from './convert-lines.ts'
import { nutritionInText } from './facts-in-text.ts'
import { dosTextOf, headOf, isDosText } from './file-text.ts'
import { camelKeys, isObject, namesIn, numberOf, objectOf, objectsOf, stringOf } from './json-values.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, isBig: boolean) => {
  const bytes = Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'))
  return isBig ? Uint8Array.from(Buffer.from(bytes).swap16()) : bytes
}

describe('bytes as text', () => {
  it.each<[string, Uint8Array, string]>([
    ['UTF-8', utf8('Crème ½'), 'Crème ½'],
    ['UTF-8 with its mark', utf8('\ufeffCrème'), 'Crème'],
    ['UTF-8 that says of itself that a letter is unknown', utf8('Cr\ufffdme é'), 'Cr\ufffdme é'],
    ['UTF-16 with the low byte first', utf16('Crème ½', false), 'Crème ½'],
    ['UTF-16 with the high byte first', utf16('Crème ½', true), 'Crème ½'],
    ['UTF-16 longer than what is taken at a time', utf16('é'.repeat(9000), false), 'é'.repeat(9000)],
    ['UTF-16 that breaks off within a letter', utf16('Soup', false).subarray(0, 9), 'Sou'],
    ['Windows', Uint8Array.of(0x43, 0x72, 0xe8, 0x6d, 0x65, 0x20, 0x80, 0x92, 0x9f), 'Crème €’Ÿ'],
    ['nothing', new Uint8Array(), ''],
  ])('%s', (_rule, bytes, text) => {
    expect(decodeText(bytes)).toBe(text)
  })

  it('of DOS have letters of their own', () => {
    expect(dosTextOf(Uint8Array.of(0x41, 0x80, 0x82, 0xe1, 0xff))).toBe('AÇéß\u00a0')
  })

  it.each<[string, Uint8Array, boolean]>([
    ['more letters of DOS than of Windows', Uint8Array.of(0x82, 0x84, 0xe9), true],
    ['as many of each', Uint8Array.of(0x82, 0xe9), false],
    ['the last letter of DOS', Uint8Array.of(0x41, 0xa5), true],
    ['a sign behind it', Uint8Array.of(0x41, 0xa6), false],
    ['the first and last of Windows', Uint8Array.of(0x80, 0xa5, 0x90, 0xc0, 0xff, 0xd0), false],
    ['UTF-8', utf8('é'), false],
  ])('with %s are of DOS or not', (_rule, bytes, isDos) => {
    expect(isDosText(bytes)).toBe(isDos)
  })

  it('are recognised by their beginning only', () => {
    expect(headOf(utf8('a'.repeat(20_000)))).toHaveLength(16_384)
  })
})

describe('JSON read without trust', () => {
  it.each<[string, unknown, unknown]>([
    ['text as it stands', stringOf('a'), 'a'],
    ['a number as text', stringOf(4), '4'],
    ['nothing as no text', stringOf(null), ''],
    ['a number', numberOf(4.5), 4.5],
    ['a number in text', numberOf(' -4,5 '), -4.5],
    ['no number of no end', numberOf(Infinity), null],
    ['no number among words', numberOf('4 cups'), null],
    ['no number of a truth', numberOf(true), null],
    ['an object', objectOf({ a: 1 }), { a: 1 }],
    ['no object of a list', objectOf([1]), {}],
    ['no object of nothing', objectOf(null), {}],
    ['the objects of a list', objectsOf([{ a: 1 }, 2, null, [3]]), [{ a: 1 }]],
    ['no objects of an object', objectsOf({ a: 1 }), []],
    [
      'names, titles and labels',
      namesIn(['a', { name: 'b' }, { title: 'c' }, { label: 'd' }, {}, '']),
      ['a', 'b', 'c', 'd'],
    ],
    ['no names of no list', namesIn('a'), []],
    [
      'names with underscores in camelCase',
      camelKeys({ recipe_yield_quantity: 1, _id: 2, aB: 3 }),
      { recipeYieldQuantity: 1, _id: 2, aB: 3 },
    ],
    ['what is JSON', parseJson('[1]'), [1]],
    ['what is none', parseJson('[1'), undefined],
    ['that a function is no object', isObject(() => 1), false],
  ])('takes %s', (_rule, value, expected) => {
    expect(value).toEqual(expected)
  })
})

describe('a line of another program', () => {
  it.each<[string, string, string]>([
    ['a heading by its signs', '## Sauce ##', 'Sauce:'],
    ['a heading in brackets', ' [Sauce] ', 'Sauce:'],
    ['a heading in bold', '**Sauce:**', 'Sauce:'],
    ['a heading in bold by lines', '__Sauce__:', 'Sauce:'],
    ['text with signs within', 'Stir [the sauce] well', 'Stir [the sauce] well'],
    ['text of a link', 'See [the sauce](https://a.example/sauce) too', 'See the sauce too'],
    ['nothing of a picture', 'Stir ![pot](pot.jpg) well', 'Stir well'],
    ['text in bold and italics', 'Stir **very** *well*', 'Stir very well'],
    ['a sum as it is', '2*3*4', '2*3*4'],
    ['text of a quotation', '> Stir', 'Stir'],
    ['text of a sign taken as it is', String.raw`1\. Stir \*`, '1. Stir *'],
    ['text without its tags', 'Stir <b>well</b>&amp; slowly', 'Stir well& slowly'],
  ])('is %s', (_rule, line, expected) => {
    expect(convertLine(line)).toBe(expected)
  })

  it('is on one line, and a heading has one colon', () => {
    expect(withoutMarkup('Stir\n well')).toBe('Stir well')
    expect(headingLine(' Sauce : : ')).toBe('Sauce:')
  })

  it('is left out where it is empty', () => {
    expect(linesIn('a\r\n\r\nb\rc\n:\n ')).toEqual(['a', 'b', 'c'])
  })

  it.each<[string, string, string[]]>([
    ['lines where no blank line parts them', 'Cut.\nBake.', ['Cut.', 'Bake.']],
    [
      'paragraphs that go on in small letters',
      'Cut the\nleeks.\n\nBake\n(long).',
      ['Cut the leeks.', 'Bake (long).'],
    ],
    ['lines where those of a paragraph begin anew', 'Cut.\nWash.\n \nBake.', ['Cut.', 'Wash.', 'Bake.']],
    ['lines where one paragraph goes on', 'Cut the\nleeks.', ['Cut the', 'leeks.']],
  ])('a method is %s', (_rule, text, steps) => {
    expect(paragraphsIn(text)).toEqual(steps)
  })
})

describe('nutrition in words', () => {
  it.each<[string, string, string | null]>([
    [
      'each figure by its name',
      'Energy: 250 kcal, Protein = 8 g\nCarbs 30g; Total fat: 5 g',
      '{"calories":250,"protein":8,"carbs":30,"fat":5}',
    ],
    [
      'fibre, sugar and salt’s sodium',
      'Dietary fibre: 3 g, Sugars: 2 g, Sodium: 400 mg',
      '{"fiber":3,"sugar":2,"sodium":400}',
    ],
    ['the first of two', 'Fat: 5 g, Fat: 6 g', '{"fat":5}'],
    ['no comma behind a figure', 'Fat: 5, Protein: 8.', '{"protein":8,"fat":5}'],
    ['nothing by another name', 'Price: 5', null],
    ['nothing of nothing', '', null],
  ])('is read as %s', (_rule, text, figures) => {
    expect(nutritionInText(text)).toBe(figures)
  })
})

describe('how much is read of one file', () => {
  it.each<[string, () => void, boolean]>([
    ['as many recipes as are read', () => checkRecipeCount(MAX_RECIPES), false],
    ['one more', () => checkRecipeCount(MAX_RECIPES + 1), true],
    ['as many rows as are read', () => checkRowCount(MAX_ROWS), false],
    ['one row more', () => checkRowCount(MAX_ROWS + 1), true],
  ])('%s is refused or not', (_rule, check, isRefused) => {
    const refused = () => {
      try {
        check()
        return false
      } catch (error) {
        return error instanceof FileLimitError
      }
    }
    expect(refused()).toBe(isRefused)
  })

  it('is formatted with thousands separators', () => {
    expect(() => checkRecipeCount(20_001)).toThrow('more than 20,000 recipes')
    expect(() => checkRowCount(1_000_001)).toThrow('more than 1,000,000 rows')
  })
})
