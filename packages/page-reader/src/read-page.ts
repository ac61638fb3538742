import { readJsonLd } from './structured-data/json-ld.ts'
import { readMarkedUp } from './structured-data/marked-up.ts'
import { readPageHead } from './structured-data/page-head.ts'
import { readPlugIns } from './structured-data/plug-ins.ts'
import { pagesInData, readScriptData } from './structured-data/script-data.ts'
import { openPage, type PageDocument } from './page/document.ts'
import type { Finding, PageReading } from './page/page-recipe.ts'
import { withoutOtherWay } from './judge/other-way.ts'
import { readPageShape } from './visual-extraction/page-shape.ts'
import { likeliestName } from './visual-extraction/dish-name.ts'
import { judge } from './judge/judge.ts'

/** The readers, each of which says what it found; who is right is for the judge. */
const readers: ((page: PageDocument) => Finding[])[] = [
  readJsonLd,
  readMarkedUp,
  readPlugIns,
  readPageShape,
  readPageHead,
]

/** Whether a reader found a whole recipe by what the page says of it, and not by its look. */
const isDeclared = ({ reader, fields }: Finding) =>
  reader !== 'page-shape' && (fields.ingredients?.length ?? 0) > 1 && (fields.steps?.length ?? 0) > 0

/** What a reader found; nothing where it fails, as for data in data in data: others still read. */
function findingsOf(read: (page: PageDocument) => Finding[], page: PageDocument): Finding[] {
  try {
    return read(page)
  } catch {
    return []
  }
}

/** What every reader found on a page, before anybody says who is right. */
export function findingsOn(html: string, url: string): Finding[] {
  const page = openPage(html, url)
  const found = withoutOtherWay(
    page,
    readers.flatMap((read) => findingsOf(read, page)),
  )
  if (found.some(isDeclared)) return found
  const all = [...findingsOf(readScriptData, page), ...withStepsAlone(withDishName(found))]
  return all.some(hasList) ? all : [...findingsOf(readPagesInData, page), ...all]
}

/** The same findings; where nothing declares a name, that of the dish whose lists are shown. */
function withDishName(found: Finding[]): Finding[] {
  if (found.some(({ reader, fields }) => reader !== 'page-head' && fields.name)) return found
  const names = found.find(({ reader }) => reader === 'page-shape')?.names
  if (!names) return found
  return found.map((finding) => {
    if (finding.reader !== 'page-head') return finding
    const { name: ruled = '' } = finding.fields
    const name = likeliestName(names(ruled), ruled)
    return { ...finding, isNameLikelier: name !== ruled, fields: { ...finding.fields, name } }
  })
}

/** The same findings; where nothing declares steps, the shown ones without the talk below them. */
function withStepsAlone(found: Finding[]): Finding[] {
  if (found.some(({ stepsAlone, fields }) => !stepsAlone && (fields.steps?.length ?? 0) > 0)) return found
  return found.map((finding) =>
    finding.stepsAlone ? { ...finding, fields: { ...finding.fields, steps: finding.stepsAlone() } } : finding,
  )
}

const hasList = ({ fields }: Finding) => (fields.ingredients?.length ?? 0) + (fields.steps?.length ?? 0) > 0

/** The looks of articles that a page's program holds, where the page itself shows no list. */
const readPagesInData = (page: PageDocument): Finding[] =>
  pagesInData(page).flatMap((html) => readPageShape(openPage(html, page.url)))

/**
 * The recipe on a web page, out of its HTML and address. Never throws: a page that cannot be read
 * has no recipe.
 */
export function readPage(html: string, url: string): PageReading {
  try {
    return judge(findingsOn(html, url), url)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      recipe: null,
      method: 'none',
      warnings: [`This page could not be read (${reason}).`],
      confidence: {},
    }
  }
}
