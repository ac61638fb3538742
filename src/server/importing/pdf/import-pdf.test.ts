import { constants, deflateRawSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import {
  leekPiePdf,
  pdfObjects,
  pdfOf,
  pdfOfObjects,
  pdfStream,
  recipePage,
} from '../../../../test/harness/pdf.ts'
import { pdfRefusals } from '../../../domain/importing/reading-refusals.ts'

vi.setConfig({ testTimeout: 120_000 })
const testApp = useTestApp()

const octets = { 'content-type': 'application/octet-stream' }
async function read(bytes: Uint8Array, recipe?: string) {
  const ada = await testApp.person()
  const query = recipe === undefined ? '' : `?recipe=${encodeURIComponent(recipe)}`
  return ada.call('POST', `/api/import-recipe-pdf${query}`, bytes, octets)
}

describe('a PDF with its text (importing 35)', () => {
  it('is read by its columns: name, foods, steps, servings and times', async () => {
    const answer = await read(leekPiePdf())
    expect(answer.json()).toMatchObject({
      preview: true,
      recipeData: {
        id: 0,
        name: 'Leek pie',
        ingredients: ['3 leeks', '2 eggs', '200 g flour', '100 g cold butter'],
        steps: [
          'Rub the butter into the flour and press it into a tin.',
          'Soften the leeks, stir in the eggs and bake the pie for 40 minutes.',
        ],
        servings: 4,
        prepTimeMinutes: 15,
        cookTimeMinutes: 40,
      },
      others: [],
    })
  })

  it('of several recipes names the others, and is read for the one that is named', async () => {
    const both = pdfOf(recipePage('Leek pie'), recipePage('Leek soup'))
    expect((await read(both)).json()).toMatchObject({
      recipeData: { name: 'Leek pie' },
      others: ['Leek soup'],
    })
    expect((await read(both, 'Leek soup')).json()).toMatchObject({
      recipeData: { name: 'Leek soup' },
      others: [],
    })
  })

  it('stores nothing', async () => {
    const ada = await testApp.person()
    expect((await ada.call('POST', '/api/import-recipe-pdf', leekPiePdf(), octets)).statusCode).toBe(200)
    expect((await ada.call('GET', '/api/recipes')).json()).toEqual([])
  })
})

describe('unreadable PDFs are refused with a sentence (importing 36)', () => {
  const page = (content: string | Buffer, catalogue = '') => pdfOfObjects(pdfObjects([content], catalogue))
  /** A gigabyte in a few hundred kilobytes: one compressed piece, repeated. */
  const bomb = () => {
    const piece = deflateRawSync(Buffer.alloc(1024 ** 2, 'BT ET '), {
      finishFlush: constants.Z_FULL_FLUSH,
    })
    const packed = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array.from({ length: 1024 }, () => piece)])
    return pdfStream(packed, '/Filter /FlateDecode')
  }
  const manyPages = () =>
    pdfOfObjects([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${'3 0 R '.repeat(100_000)}] /Count 100000 >>`,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    ])
  /** More pieces than are read, in two places so that none are joined, and then a recipe. */
  const manyPieces = () =>
    pdfOfObjects(
      pdfObjects([
        'BT /R 9 Tf 50 90 Td (a) Tj ET BT /R 9 Tf 50 500 Td (b) Tj ET\n'.repeat(31_000),
        leekPage(),
      ]),
    )
  const locked = () =>
    pdfOfObjects(
      [
        ...pdfObjects(['BT ET']),
        `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`,
      ],
      `/Encrypt 5 0 R /ID [<${'01'.repeat(16)}> <${'01'.repeat(16)}>]`,
    )
  const cases: [string, () => Uint8Array, keyof typeof pdfRefusals][] = [
    ['another file', () => Buffer.from('These are only words.'), 'broken'],
    ['an empty file', () => Buffer.from('%PDF-1.7'), 'broken'],
    ['a password', locked, 'locked'],
    ['a hundred thousand pages', manyPages, 'tooManyPages'],
    ['pages without text', () => page('0 0 m 100 100 l S'), 'noText'],
    [
      'a text that is no recipe',
      () => pdfOf([{ text: 'Minutes of the meeting of the garden club in the old hall', left: 50, top: 60 }]),
      'noRecipe',
    ],
  ]
  it.each(cases)('%s', async (_name, bytes, why) => {
    const answer = await read(bytes())
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'NO_RECIPE_FOUND', message: pdfRefusals[why], why })
  })

  it('tens of thousands of pieces of text, and a recipe behind them', async () => {
    expect((await read(manyPieces())).json()).toMatchObject({ message: pdfRefusals.noRecipe })
  })

  it('a script in a PDF is not run, and its recipe is read', async () => {
    const content = pdfObjects(
      [leekPage()],
      '/OpenAction << /S /JavaScript /JS (while\\(true\\){}) >> /AA << /WC << /S /JavaScript /JS (app.alert\\(1\\)) >> >>',
    )
    expect((await read(pdfOfObjects(content))).json()).toMatchObject({ recipeData: { name: 'Leek pie' } })
  })

  it('a stream of a gigabyte, and the next PDF is read', async () => {
    const ada = await testApp.person()
    const send = (bytes: Uint8Array) => ada.call('POST', '/api/import-recipe-pdf', bytes, octets)
    expect((await send(page(bomb()))).json()).toMatchObject({ message: pdfRefusals.tooMuch, why: 'tooMuch' })
    expect((await send(leekPiePdf())).statusCode).toBe(200)
  })

  it('more than 20 MB are refused', async () => {
    const answer = await read(Buffer.alloc(21 * 1024 * 1024, '%'))
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'TOO_LARGE'])
  })
})

/** The content stream of the leek pie's page. */
function leekPage(): string {
  const bytes = leekPiePdf().toString('latin1')
  return bytes.slice(bytes.indexOf('stream\n') + 7, bytes.indexOf('\nendstream'))
}
