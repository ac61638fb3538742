import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react'
import { useState } from 'react'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { MAX_SHARED } from '../../domain/sharing/share.ts'
import { formatRecipeNumber } from '../recipes/format-recipe.ts'
import { useReturnFocus } from '../ui/use-overlay.ts'
import { useVoice } from '../ui/use-voice.ts'
import classes from './choice-bar.module.css'

export type ShareWay = 'email' | 'link'

interface Props {
  way: ShareWay
  recipes: Recipe[]
  /** Whether a dialog above it handles the keys. */
  isAsleep: boolean
  onHeard: (transcript: string) => void
  onGoOn: () => void
  onCancel: () => void
}

const ADVICE = { instead: 'Press the recipes', say: 'the numbers of the recipes' }

/**
 * The bar under the cards while recipes are chosen: how many, voice selection, and the next step.
 */
export function ChoiceBar({ way, recipes, isAsleep, onHeard, onGoOn, onCancel }: Props) {
  const [heard, setHeard] = useState('')
  const voice = useVoice((transcript) => {
    setHeard(transcript.trim())
    onHeard(transcript)
  }, ADVICE)
  // In a search field Escape belongs to the field; on a card's checkbox it ends the choosing.
  const onEscape = ({ target }: KeyboardEvent) => {
    if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') onCancel()
  }
  useHotkeys(isAsleep ? [] : [['Escape', onEscape]], ['TEXTAREA', 'SELECT'])
  useReturnFocus()
  const continueSharing = () => {
    voice.stop()
    onGoOn()
  }
  const numbers = recipes.map(formatRecipeNumber).join(' ')
  return (
    <section className={classes.bar} data-bottom-bar aria-label="Recipes to share">
      <p className={classes.count} role="status">
        <strong>
          {recipes.length} of {MAX_SHARED} chosen
        </strong>{' '}
        {numbers || 'Press their cards, or type their numbers.'}
      </p>
      <p className={classes.voice} data-recording={voice.isRecording} role="status">
        {voice.isRecording ? 'Recording: say the numbers' : 'Ready: press ‘Say numbers’, then say them'}
        {heard && `. Heard: ${heard}`}
      </p>
      <div className={classes.actions}>
        <Button onClick={continueSharing}>{way === 'email' ? 'Write the email' : 'Make the link'}</Button>
        <Button
          variant="default"
          leftSection={
            voice.isRecording ? (
              <IconPlayerStop size={18} aria-hidden />
            ) : (
              <IconMicrophone size={18} aria-hidden />
            )
          }
          onClick={voice.toggle}
        >
          {voice.isRecording ? 'Stop recording' : 'Say numbers'}
        </Button>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  )
}
