import { Button } from '@mantine/core'
import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react'
import { useState } from 'react'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { MAX_SHARED } from '../../domain/sharing/share.ts'
import { formatRecipeNumber } from '../recipes/format-recipe.ts'
import { useChoosingKeys } from '../recipes/library/use-collecting.tsx'
import { useVoice } from '../ui/use-voice.ts'
import classes from './selection-bar.module.css'

export type ShareMethod = 'email' | 'link'

interface Props {
  method: ShareMethod
  recipes: Recipe[]
  /** Whether a dialog above it handles the keys. */
  isBehindDialog: boolean
  onHeard: (transcript: string) => void
  onContinue: () => void
  onCancel: () => void
}

const ADVICE = { instead: 'Press the recipes', say: 'the numbers of the recipes' }

/**
 * The bar under the cards while recipes are chosen: how many, voice selection, and the next step.
 */
export function SelectionBar({ method, recipes, isBehindDialog, onHeard, onContinue, onCancel }: Props) {
  const [lastHeard, setHeard] = useState('')
  const voice = useVoice((transcript) => {
    setHeard(transcript.trim())
    onHeard(transcript)
  }, ADVICE)
  useChoosingKeys(isBehindDialog, onCancel)
  const continueSharing = () => {
    voice.stop()
    onContinue()
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
        {lastHeard && `. Heard: ${lastHeard}`}
      </p>
      <div className={classes.actions}>
        <Button onClick={continueSharing}>{method === 'email' ? 'Write the email' : 'Make the link'}</Button>
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
