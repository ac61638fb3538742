/**
 * The browser's speech recognition, as little of it as is needed; TypeScript does not know it, and
 * Chrome has it under its own name.
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

export type VoiceTrouble = 'insecure' | 'unsupported' | 'denied' | 'silent' | 'network' | 'failed'

interface Listener {
  /** A finished piece of what was said. */
  onHeard: (transcript: string) => void
  onTrouble: (trouble: VoiceTrouble) => void
  /** It listens no more, whoever ended it. */
  onEnd: () => void
}

const troubles: Record<string, VoiceTrouble> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'no-speech': 'silent',
  network: 'network',
}

/**
 * Begins to listen and answers how to stop; null when it cannot begin, which `onTrouble` explains.
 */
export function listen({ onHeard, onTrouble, onEnd }: Listener): (() => void) | null {
  const Recogniser = window.SpeechRecognition ?? window.webkitSpeechRecognition
  if (!window.isSecureContext || !Recogniser) {
    onTrouble(window.isSecureContext ? 'unsupported' : 'insecure')
    return null
  }
  const recognition = new Recogniser()
  recognition.lang = 'en-GB'
  recognition.continuous = true
  // Through its properties, which a stand-in for it has too where it is no event target.
  Object.assign(recognition, {
    onresult({ resultIndex, results }) {
      for (let index = resultIndex; index < results.length; index += 1) {
        onHeard(results[index]?.[0]?.transcript ?? '')
      }
    },
    onerror({ error }) {
      if (error !== 'aborted') onTrouble(troubles[error] ?? 'failed')
    },
    onend: onEnd,
  } satisfies Partial<Recognition>)
  recognition.start()
  return () => recognition.stop()
}
