import { useEffect, useRef, useState } from 'react'
import type { ToastContent } from '../api/after-mutation.ts'
import { listenToSpeech, type SpeechProblem } from './listen-to-speech.ts'
import { toast } from './toast.ts'

/**
 * What to do instead of speaking: 'Press the recipes'; and what to say: 'the numbers of the
 * recipes'.
 */
interface Advice {
  instead: string
  say: string
}

/** The toast where speech cannot be heard (sharing 4). */
const problemToast = (problem: SpeechProblem, { instead, say }: Advice): ToastContent & { text: string } =>
  ({
    insecure: {
      title: 'HTTPS Required',
      text: `Browsers give the microphone only to pages with an https address. ${instead} instead.`,
    },
    unsupported: {
      title: 'Unsupported browser',
      text: `This browser doesn’t understand speech. ${instead}, or try Chrome, Edge or Safari.`,
    },
    denied: {
      title: 'Microphone access denied',
      text: 'Allow the microphone for this page in your browser, then try again.',
    },
    silent: { title: 'No speech detected', text: `Press the microphone and say ${say}.` },
    network: {
      title: 'Network error',
      text: 'Your browser needs a connection to understand speech. Please try again.',
    },
    failed: { title: 'We didn’t catch that', text: `Please try again. ${instead} if it still fails.` },
  })[problem]

/** Listens until it is stopped or the browser ends it. */
export function useVoice(onHeard: (transcript: string) => void, advice: Advice) {
  const [isRecording, setIsRecording] = useState(false)
  const ending = useRef<(() => void) | null>(null)
  const stop = () => ending.current?.()
  useEffect(() => () => ending.current?.(), [])

  const begin = () => {
    ending.current = listenToSpeech({
      onHeard,
      onProblem: (problem) => {
        const { title, text } = problemToast(problem, advice)
        toast(title, text, 'failed')
      },
      onEnd: () => setIsRecording(false),
    })
    setIsRecording(ending.current !== null)
  }
  return { isRecording, stop, toggle: isRecording ? stop : begin }
}
