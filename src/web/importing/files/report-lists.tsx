import { formatNumber } from '@plateful/ingredients/format-english'
import { IconAlertTriangle, IconCheck, IconChevronDown, IconCopy, IconMinus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import {
  type FormatName,
  formatNames,
  type ImportReport,
  type ImportResult,
} from '../../../domain/importing/household-import.ts'
import { TextLink } from '../../ui/button-link.tsx'
import classes from './import-export.module.css'

export function ReportLists({ report }: { report: ImportReport }) {
  const { recipes, photos, webPhotos, meals, lists, others, doubtful, duplicates, lost, problems } = report
  const otherContents = [
    ...(photos > 0 ? [formatMany(photos, 'photo')] : []),
    ...(webPhotos > 0 ? [`${formatMany(webPhotos, 'photo')} to fetch from the web`] : []),
    ...(meals > 0 ? [formatMany(meals, 'planned meal')] : []),
    ...(lists > 0 ? [formatMany(lists, 'shopping list')] : []),
    ...others.map(formatKind),
  ]
  return (
    <div className={classes.lists}>
      <Group
        icon={<IconCheck size={18} aria-hidden />}
        title={`${formatMany(recipes.count, 'recipe')} in it`}
        intro={otherContents.length > 0 ? `With ${otherContents.join(', ')}.` : undefined}
        count={recipes.count}
      >
        {recipes.first.map(({ name, ingredients, steps, hasPhoto }, at) => (
          <li key={at}>
            {name}{' '}
            <span className="soft">
              {formatMany(ingredients, 'line')}, {formatMany(steps, 'step')}
              {hasPhoto && ', photo'}
            </span>
          </li>
        ))}
      </Group>
      <Group
        icon={<IconAlertTriangle size={18} aria-hidden />}
        title={`${formatNumber(doubtful.count + problems.count)} to look at afterwards`}
        count={doubtful.count + problems.count}
      >
        <ToLookAt report={report} />
      </Group>
      <Group
        icon={<IconCopy size={18} aria-hidden />}
        title={`${formatMany(duplicates.count, 'duplicate')} of what you have`}
        count={duplicates.count}
      >
        {duplicates.first.map(({ name, twin }, at) => (
          <li key={at}>
            {name}{' '}
            <span className="soft">
              is{' '}
              <TextLink to="/recipe/$id" params={{ id: twin.id }} search={{ servings: twin.servings }}>
                #{twin.userSequence} {twin.name}
              </TextLink>
            </span>
          </li>
        ))}
      </Group>
      <WithoutPlace lost={lost} />
    </div>
  )
}

/**
 * After an import: what to look at, with a link to each recipe, and what was not imported
 * (importing 98).
 */
export function ReportAfterwards({ report }: { report: ImportReport }) {
  const { doubtful, problems, lost } = report
  return (
    <div className={classes.lists}>
      <Group
        icon={<IconAlertTriangle size={18} aria-hidden />}
        title={`${formatNumber(doubtful.count + problems.count)} to look at`}
        count={doubtful.count + problems.count}
      >
        <ToLookAt report={report} areImported />
      </Group>
      <WithoutPlace lost={lost} />
    </div>
  )
}

/**
 * Unreadable parts, and recipes with their doubts; `areImported`: these recipes are in the library,
 * so they are links.
 */
function ToLookAt({ report, areImported = false }: { report: ImportReport; areImported?: boolean }) {
  return (
    <>
      {report.problems.first.map((sentence, at) => (
        <li key={`problem ${at}`}>{sentence}</li>
      ))}
      {report.doubtful.first.map(({ name, why }, at) => (
        <li key={at}>
          {areImported ? (
            <TextLink to="/recipes" search={{ q: name }}>
              {name}
            </TextLink>
          ) : (
            name
          )}{' '}
          <span className="soft">{why.join('; ')}</span>
        </li>
      ))}
    </>
  )
}

/** The kinds of things that have no place here, each with where it was (importing 97). */
function WithoutPlace({ lost }: Pick<ImportReport, 'lost'>) {
  return (
    <Group
      icon={<IconMinus size={18} aria-hidden />}
      title={`${formatNumber(lost.reduce((sum, { count }) => sum + count, 0))} without a place here`}
      count={lost.length}
    >
      {lost.map((kind) => (
        <li key={kind.what}>
          {formatKind(kind)} <span className="soft">{kind.of.join('; ')}</span>
        </li>
      ))}
    </Group>
  )
}

interface GroupProps {
  icon: ReactNode
  title: string
  intro?: string | undefined
  count: number
  children: ReactNode[] | ReactNode
}

/** One of the lists, folded; nothing if it is empty. */
function Group({ icon, title, intro, count, children }: GroupProps) {
  if (count === 0 && intro === undefined) return null
  return (
    <div className={classes.group}>
      <details>
        <summary className={classes.summary}>
          {icon} {title}
          <IconChevronDown size={18} aria-hidden className={classes.chevron} />
        </summary>
        <ul className={classes.list}>{children}</ul>
      </details>
      {intro && <p className={classes.quiet}>{intro}</p>}
    </div>
  )
}

export const formatLabel = (format: FormatName): string => formatNames[format]

/** '1 recipe', '2,000 recipes'. */
export const formatMany = (count: number, noun: string): string =>
  `${formatNumber(count)} ${count === 1 ? noun : `${noun}s`}`

/** Matches up to the counted noun: 'days' of 'days of the calendar'. */
const COUNTED_NOUN = /^.*?(?= (?:of|in|on|with|that|to|for|added|beyond)\b|$)/

/**
 * '26 days of the calendar', '1 day of the calendar'. Reports name each kind of thing in the
 * plural; of one thing, its noun and verb are in the singular (home 121).
 */
function formatKind({ what, count }: ImportReport['others'][number]): string {
  if (count !== 1) return `${formatNumber(count)} ${what}`
  const singular = what.replace(COUNTED_NOUN, (noun) => noun.replace(/ies$/, 'y').replace(/s$/, ''))
  return `1 ${singular.replace(' that are ', ' that is ')}`
}

/** What was imported, in one sentence; each thing by its name (importing 97). */
export function describeImport(result: ImportResult): string {
  const { recipes, photos, missedPhotos, meals, lists, others, otherKinds, skipped } = result
  const parts = [
    formatMany(recipes, 'recipe'),
    ...(photos > 0 ? [formatMany(photos, 'photo')] : []),
    ...(meals > 0 ? [formatMany(meals, 'planned meal')] : []),
    ...(lists > 0 ? [formatMany(lists, 'shopping list')] : []),
    ...otherKinds.map(formatKind),
    ...(others > 0 && otherKinds.length === 0 ? [formatMany(others, 'other thing')] : []),
  ]
  const last = parts.pop()
  const imported = `${parts.length > 0 ? `${parts.join(', ')} and ${last}` : last} came over.`
  return [
    imported,
    ...(skipped > 0 ? [`${formatMany(skipped, 'duplicate')} stayed behind.`] : []),
    ...(missedPhotos > 0 ? [`${formatMany(missedPhotos, 'photo')} on the web couldn’t be fetched.`] : []),
  ].join(' ')
}
