import { useEffect, useState } from 'react'

/**
 * 'on': the screen stays awake; 'off': this browser cannot or may not keep it so; 'asked': it has
 * not answered yet.
 */
export type WakeLock = 'asked' | 'on' | 'off'

/**
 * Keeps the screen awake while the part is shown; asks anew each time the page is seen again, since
 * hiding it ends the lock.
 */
export function useWakeLock(isWanted = true): WakeLock {
  const [state, setState] = useState<WakeLock>(() => ('wakeLock' in navigator ? 'asked' : 'off'))
  useEffect(() => {
    // Missing over plain HTTP and in old browsers.
    const { wakeLock } = navigator as Partial<Navigator>
    if (!isWanted || !wakeLock) return undefined
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      // A battery that runs low is a reason to refuse; the recipe is worth reading in the dark.
      lock = await wakeLock.request('screen').catch(() => null)
      if (isOver) {
        void lock?.release()
        return
      }
      lock?.addEventListener('release', () => setState('off'))
      setState(lock ? 'on' : 'off')
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [isWanted])
  return state
}
