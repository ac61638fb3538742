import { Button } from '@mantine/core'
import { IconPhotoSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { READING_DAYS, type PictureReading } from '../../../domain/importing/picture-reading.ts'
import { storePendingPreview } from '../pending-preview.ts'
import {
  useEndReading,
  useOpenReading,
  usePictureReadings,
  useReadPictures,
  useStopReading,
} from './queries.ts'
import classes from './pictures.module.css'

interface Props {
  readings: readonly PictureReading[]
  onReview: () => void
}

/** Readings in progress, and recipes that wait for review (importing 47). */
export function PendingReadings({ readings, onReview }: Props) {
  if (readings.length === 0) return null
  return (
    <ul className={classes.waiting} aria-label="Recipes in pictures">
      {readings.map((reading) => (
        <li key={reading.id} className={classes.reading}>
          <PendingReading reading={reading} onReview={onReview} />
        </li>
      ))}
    </ul>
  )
}

/** The entry on the import screen; nothing where nothing waits. */
export function PendingReadingsEntry() {
  const navigate = useNavigate()
  const waiting = usePictureReadings().data?.filter(({ state }) => state !== 'gathering') ?? []
  return <PendingReadings readings={waiting} onReview={() => void navigate({ to: '/recipes' })} />
}

const NAMELESS = 'Without a name'

const pagesOf = (count: number) => (count === 1 ? 'One page' : `${count} pages`)

function PendingReading({ reading, onReview }: { reading: PictureReading; onReview: () => void }) {
  const end = useEndReading()
  const readPictures = useReadPictures()
  const { id, state, pages, recipes, problem } = reading
  const names = recipes.map(({ name }) => name || NAMELESS).join(', ')
  const removeButton = (
    <Button
      variant="subtle"
      aria-label={names === '' ? undefined : `Throw away: ${names}`}
      color="gray"
      size="compact-md"
      loading={end.isPending}
      onClick={() => end.mutate(id)}
    >
      Throw away
    </Button>
  )
  if (state === 'reading') return <ReadingInProgress reading={reading} />
  if (state === 'failed')
    return (
      <>
        <p role="alert">{problem}</p>
        <div className="wrap">
          <Button
            variant="default"
            size="compact-md"
            loading={readPictures.isPending}
            onClick={() => readPictures.mutate(id)}
          >
            Read again
          </Button>
          {removeButton}
        </div>
      </>
    )
  const unread = pages.filter((page) => page.state === 'failed').length
  return (
    <>
      <p className="soft">
        {pagesOf(pages.length)} read{unread > 0 && `, ${unread} of them not`}.{' '}
        {recipes.length === 1
          ? 'The recipe waits until you look it over'
          : `${recipes.length} recipes: choose which you want. They wait until you look them over`}
        , {READING_DAYS} days at most.
      </p>
      <ul className={classes.found}>
        {recipes.map(({ name, savedAs }, index) => (
          <li key={index} className={classes.one}>
            <span className={classes.name}>{name || NAMELESS}</span>
            {savedAs === null ? (
              <FoundRecipeActions reading={reading} index={index} onReview={onReview} />
            ) : (
              <span className="soft">Saved</span>
            )}
          </li>
        ))}
      </ul>
      {removeButton}
    </>
  )
}

/** The progress of a reading, which goes on when the dialog is closed. */
function ReadingInProgress({ reading: { id, pages } }: { reading: PictureReading }) {
  const stopReading = useStopReading()
  const doneCount = pages.filter(({ state }) => state !== 'waiting').length
  const status =
    doneCount === pages.length
      ? 'Finding the recipe on the pages…'
      : `Reading page ${doneCount + 1} of ${pages.length}…`
  return (
    <>
      <p role="status">{status}</p>
      <progress
        value={doneCount + 0.3}
        max={pages.length + 0.6}
        aria-label="Pages that are read"
        className={classes.progress}
      />
      <div className="ends">
        <span className="soft">You can close this. It goes on, and waits for you here.</span>
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          loading={stopReading.isPending}
          onClick={() => stopReading.mutate(id)}
        >
          Stop
        </Button>
      </div>
    </>
  )
}

interface FoundRecipeProps {
  reading: PictureReading
  /** Which of the recipes that were found. */
  index: number
  onReview: () => void
}

function FoundRecipeActions({ reading, index, onReview }: FoundRecipeProps) {
  const openReading = useOpenReading()
  const name = reading.recipes[index]?.name || NAMELESS
  const review = (isTyped: boolean) =>
    openReading.mutate(reading.id, {
      onSuccess: ({ found, pages }) => {
        const foundRecipe = found[index]
        if (!foundRecipe) return
        const { recipeData: recipe, warnings, twins, parts } = foundRecipe
        storePendingPreview({
          recipe,
          warnings,
          twins,
          pictures: {
            reading: reading.id,
            found: index,
            parts,
            // Handwriting is typed by the person: its recognised text is only a suggestion.
            isTyped: isTyped || foundRecipe.isMostlyDoubtful,
            pages: pages.filter(({ kind }) => kind === 'picture').map(({ id, look }) => ({ id, look })),
          },
        })
        onReview()
      },
    })
  return (
    <span className="wrap">
      <Button
        size="compact-md"
        leftSection={<IconPhotoSearch size={18} aria-hidden />}
        loading={openReading.isPending}
        aria-label={`Look it over: ${name}`}
        onClick={() => review(false)}
      >
        Look it over
      </Button>
      {reading.pages.some(({ kind }) => kind === 'picture') && (
        <Button
          variant="default"
          size="compact-md"
          disabled={openReading.isPending}
          aria-label={`Type it with help: ${name}`}
          onClick={() => review(true)}
        >
          Type it with help
        </Button>
      )}
    </span>
  )
}
