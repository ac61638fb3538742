/** Small PDFs of our own: words at their places, in the fonts that every reader has. */

/** A text at its place, in points from the upper left corner; `bold` is another font. */
export interface PdfText {
  text: string
  left: number
  top: number
  size?: number
  bold?: boolean
}

const HEIGHT = 842
const WIDTH = 595

const pdfString = (text: string) => `(${text.replace(/[\\()]/g, (sign) => `\\${sign}`)})`

const drawn = ({ text, left, top, size = 12, bold = false }: PdfText) =>
  `BT /${bold ? 'B' : 'R'} ${size} Tf ${left} ${HEIGHT - top} Td ${pdfString(text)} Tj ET`

/** A PDF of these objects, each with its number; the first is its catalogue. */
export function pdfOfObjects(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const starts: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  objects.forEach((object, at) => {
    starts.push(length)
    add(Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]))
  })
  const from = length
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  add(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${from}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

/** An object that is a stream. */
export const pdfStream = (bytes: Buffer | string, entries = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Length ${Buffer.byteLength(bytes)} ${entries} >>\nstream\n`),
    Buffer.from(bytes),
    Buffer.from('\nendstream'),
  ])

/** The objects of a PDF whose pages have these contents. */
export function pdfObjects(contents: readonly (string | Buffer)[], catalogue = ''): (string | Buffer)[] {
  const fonts =
    '<< /R << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >> /B << /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >> >>'
  const kids = contents.map((_, at) => `${3 + 2 * at} 0 R`).join(' ')
  return [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    ...contents.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font ${fonts} >> /Contents ${4 + 2 * at} 0 R >>`,
      typeof content === 'string' ? pdfStream(content) : content,
    ]),
  ]
}

/** A PDF of pages with these texts. */
export const pdfOf = (...pages: PdfText[][]): Buffer =>
  pdfOfObjects(pdfObjects(pages.map((texts) => texts.map(drawn).join('\n'))))

/** Lines below each other from a place on. */
const column = (left: number, top: number, lines: readonly string[], pitch = 18): PdfText[] =>
  lines.map((text, at) => ({ text, left, top: top + at * pitch }))

/** A recipe as a page of a cookbook sets it: the foods on the left, the method beside them. */
export const recipePage = (name: string, top = 60): PdfText[] => [
  { text: name, left: 50, top, size: 26 },
  { text: 'Serves 4 | Prep: 15 minutes | Cook: 40 minutes', left: 50, top: top + 26 },
  { text: 'Ingredients', left: 50, top: top + 60, size: 15, bold: true },
  ...column(50, top + 84, ['3 leeks', '2 eggs', '200 g flour', '100 g cold butter']),
  { text: 'Method', left: 260, top: top + 60, size: 15, bold: true },
  ...column(260, top + 84, ['1. Rub the butter into the flour and press it', 'into a tin.'], 15),
  ...column(
    260,
    top + 124,
    ['2. Soften the leeks, stir in the eggs and bake', 'the pie for 40 minutes.'],
    15,
  ),
]

/** One page with a recipe, its number and the name of its book. */
export const leekPiePdf = (): Buffer =>
  pdfOf([
    ...recipePage('Leek pie'),
    { text: 'THE GARDEN TABLE', left: 50, top: 815, size: 9 },
    { text: '41', left: 520, top: 815, size: 9 },
  ])
