import { ActionIcon, Button, Loader } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClipboard, IconEye, IconRefresh, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { formatRecipeNumber, siteOf } from '../recipes/format-recipe.ts'
import { RecipePicture } from '../recipes/recipe-picture.tsx'
import { type ImportRow, type ReadyState, thingsToCheck, twinsOf } from './import-list.ts'
import type { Imported } from './parse-imported.ts'
import { PasteFields } from './paste-page-form.tsx'
import classes from './import-list.module.css'

interface Props {
  row: ImportRow
  library: readonly Recipe[]
  isTwin: boolean
  /** Whether it was changed in the review and is not saved yet. */
  isChanged: boolean
  onReview: () => void
  onRetry: () => void
  onRemove: () => void
  onPasted: (imported: Imported) => void
}

export function ImportRowItem({ row: { url, state }, library, isTwin, isChanged, ...events }: Props) {
  const [isPasting, setIsPasting] = useState(false)
  const name = state.is === 'ready' || state.is === 'saved' ? state.recipe.name : null
  return (
    <li className={classes.row} data-state={state.is}>
      <span className={classes.face}>
        {state.is === 'ready' ? <RecipePicture recipe={state.recipe} /> : <StateIcon state={state.is} />}
      </span>
      <div className={classes.words}>
        <h4 className={classes.name}>{name || shortAddress(url)}</h4>
        {name && <p className={classes.site}>{siteOf(url)}</p>}
        {state.is === 'waiting' && <p>Waiting</p>}
        {state.is === 'reading' && <p>Reading…</p>}
        {state.is === 'ready' && (
          <Findings read={state} library={library} isTwin={isTwin} isChanged={isChanged} />
        )}
        {state.is === 'saved' && (
          <p>
            Saved as{' '}
            <Link
              to="/recipe/$id"
              params={{ id: state.recipe.id }}
              search={{ servings: state.recipe.servings }}
            >
              {formatRecipeNumber(state.recipe)}
            </Link>
          </p>
        )}
        {state.is === 'failed' && <p className={classes.failure}>{state.sentence}</p>}
      </div>
      <div className={classes.actions}>
        {state.is === 'ready' && (
          <Action
            label={`Review ${name || url}`}
            icon={<IconEye size={18} aria-hidden />}
            onClick={events.onReview}
          >
            Review
          </Action>
        )}
        {state.is === 'failed' && (
          <>
            <Action
              label={`Try again: ${url}`}
              icon={<IconRefresh size={18} aria-hidden />}
              onClick={events.onRetry}
            >
              Try again
            </Action>
            <Action
              label={`Paste the page ${url}`}
              icon={<IconClipboard size={18} aria-hidden />}
              isOpen={isPasting}
              onClick={() => setIsPasting(!isPasting)}
            >
              Paste the page
            </Action>
          </>
        )}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={`Take ${name || url} off the list`}
        onClick={events.onRemove}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
      {state.is === 'failed' && isPasting && (
        <div className={classes.pasted}>
          <PasteFields url={url} onRead={events.onPasted} />
        </div>
      )}
    </li>
  )
}

interface ActionProps {
  label: string
  icon: ReactNode
  isOpen?: boolean
  onClick: () => void
  children: ReactNode
}

function Action({ label, icon, isOpen, onClick, children }: ActionProps) {
  return (
    <Button
      variant="default"
      size="compact-md"
      leftSection={icon}
      aria-label={label}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

type FindingsProps = Pick<Props, 'library' | 'isTwin' | 'isChanged'> & { read: ReadyState }

function Findings({ read, library, isTwin, isChanged }: FindingsProps) {
  const checks = thingsToCheck(read)
  const { recipe } = read
  const twins = twinsOf(read, library)
  const isComplete = checks.length === 0 && twins.length === 0 && !isTwin && !isChanged
  return (
    <>
      <p>
        {recipe.ingredients.length} ingredients, {recipe.steps.length} steps.{' '}
        {isComplete && <strong className={classes.complete}>Complete</strong>}
      </p>
      {twins.map((twin) => (
        <p key={twin.id} className={classes.doubt}>
          You may have this one already: {twin.name} ({formatRecipeNumber(twin)}).
        </p>
      ))}
      {isChanged && <p className={classes.doubt}>Your changes to it aren’t saved yet.</p>}
      {isTwin && <p className={classes.doubt}>The same recipe is further up this list.</p>}
      {checks.map((sentence) => (
        <p key={sentence} className={classes.doubt}>
          {sentence}
        </p>
      ))}
    </>
  )
}

function StateIcon({ state }: { state: 'waiting' | 'reading' | 'saved' | 'failed' }) {
  if (state === 'reading') return <Loader size={22} aria-hidden />
  if (state === 'saved') return <IconCheck size={22} aria-hidden />
  return state === 'failed' ? <IconAlertTriangle size={22} aria-hidden /> : null
}

/** An address as it is shown: site and path. */
const shortAddress = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
