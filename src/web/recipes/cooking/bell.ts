import { useEffect } from 'react'

/** The bell of the kitchen timers: three short notes out of the browser itself, no file. */

let audio: AudioContext | null = null

/** Called in a press, since a browser lets nothing sound before one. */
export function wakeBell(): void {
  if (!('AudioContext' in globalThis)) return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined)
}

/** Sounds once; a browser without sound still shows what rings. */
export function soundBell(): void {
  wakeBell()
  if (isTouched()) navigator.vibrate?.([200, 100, 200])
  if (audio?.state !== 'running') return
  for (const beat of [0, 0.25, 0.5]) note(audio, audio.currentTime + beat)
}

/**
 * Before the first press on a page a browser does not shake, and complains of the try: a timer may
 * ring on a page just opened.
 */
const isTouched = () => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive

function note(context: AudioContext, at: number) {
  const tone = context.createOscillator()
  const loudness = context.createGain()
  tone.frequency.value = 880
  loudness.gain.setValueAtTime(0.0001, at)
  loudness.gain.exponentialRampToValueAtTime(0.4, at + 0.02)
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.2)
  tone.connect(loudness).connect(context.destination)
  tone.start(at)
  tone.stop(at + 0.22)
}

const PAUSE = 2500
/** After five minutes nobody is in the kitchen; what rings stays in sight. */
const MOST_RINGS = 120

/** Sounds the bell again and again while something rings. */
export function useBell(isRinging: boolean): void {
  useEffect(() => {
    if (!isRinging) return undefined
    let rings = 1
    soundBell()
    const clock = setInterval(() => {
      rings += 1
      if (rings > MOST_RINGS) clearInterval(clock)
      else soundBell()
    }, PAUSE)
    return () => clearInterval(clock)
  }, [isRinging])
}
