import { useEffect, useRef, useState } from 'react'
import type { Words } from '../api/after-mutation.ts'
import { toast } from '../ui/toast.ts'
import { listen, type VoiceTrouble } from './listen.ts'

/** What voice selection says if it cannot hear (sharing 4). */
const words: Record<VoiceTrouble, Words & { text: string }> = {
  insecure: {
    title: 'HTTPS Required',
    text: 'Browsers give the microphone only to pages with an https address. Choose the recipes by a press instead.',
  },
  unsupported: {
    title: 'Unsupported browser',
    text: 'This browser does not understand speech. Choose the recipes by a press, or try Chrome, Edge or Safari.',
  },
  denied: {
    title: 'Microphone access denied',
    text: 'Allow the microphone for this page in your browser, then try again.',
  },
  silent: { title: 'No speech detected', text: 'Press the microphone and say the numbers of the recipes.' },
  network: {
    title: 'Network error',
    text: 'Your browser needs a connection to understand speech. Please try again.',
  },
  failed: { title: 'Speech was not understood', text: 'Please try again, or choose by a press.' },
}

/** Listens for recipe numbers until it is stopped or the browser ends it. */
export function useVoice(onHeard: (transcript: string) => void) {
  const [isRecording, setIsRecording] = useState(false)
  const ending = useRef<(() => void) | null>(null)
  const stop = () => ending.current?.()
  useEffect(() => () => ending.current?.(), [])

  const begin = () => {
    ending.current = listen({
      onHeard,
      onTrouble: (trouble) => toast(words[trouble].title, words[trouble].text, 'failed'),
      onEnd: () => setIsRecording(false),
    })
    setIsRecording(ending.current !== null)
  }
  return { isRecording, stop, toggle: isRecording ? stop : begin }
}
