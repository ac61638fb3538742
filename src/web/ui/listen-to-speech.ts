/**
 * The part of the browser's speech recognition that is used here: TypeScript has no types for it,
 * and Chrome has it under its own name.
 */

interface HeardEvent {
  readonly resultIndex: number
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>
}

interface Recognition {
  lang: string
  continuous: boolean
  onresult: (event: HeardEvent) => void
  onerror: (event: { readonly error: string }) => void
  onend: () => void
  start(): void
  stop(): void
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition
    webkitSpeechRecognition?: new () => Recognition
  }
}

export type SpeechProblem = 'insecure' | 'unsupported' | 'denied' | 'silent' | 'network' | 'failed'

interface Listener {
  onHeard: (transcript: string) => void
  onProblem: (trouble: SpeechProblem) => void
  onEnd: () => void
}

const problemsByError: Record<string, SpeechProblem> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'no-speech': 'silent',
  network: 'network',
}

/** Whether this browser understands speech, and may listen on this page. */
export const canListenToSpeech = (): boolean =>
  window.isSecureContext && (window.SpeechRecognition ?? window.webkitSpeechRecognition) !== undefined

/**
 * Starts listening and returns how to stop; null if it cannot start, which `onProblem` explains.
 */
export function listenToSpeech({ onHeard, onProblem, onEnd }: Listener): (() => void) | null {
  const Recogniser = window.SpeechRecognition ?? window.webkitSpeechRecognition
  if (!window.isSecureContext || !Recogniser) {
    onProblem(window.isSecureContext ? 'unsupported' : 'insecure')
    return null
  }
  const recognition = new Recogniser()
  recognition.lang = 'en-GB'
  recognition.continuous = true
  // Handlers are set as properties, because some implementations are no event targets.
  Object.assign(recognition, {
    onresult({ resultIndex, results }) {
      for (let index = resultIndex; index < results.length; index += 1) {
        onHeard(results[index]?.[0]?.transcript ?? '')
      }
    },
    onerror({ error }) {
      if (error !== 'aborted') onProblem(problemsByError[error] ?? 'failed')
    },
    onend: onEnd,
  } satisfies Partial<Recognition>)
  recognition.start()
  return () => recognition.stop()
}
