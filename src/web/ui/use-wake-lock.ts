import { useEffect, useState } from 'react'

/**
 * 'on': the screen stays awake; 'off': this browser cannot or may not; 'asked': it has not answered
 * yet.
 */
export type WakeLock = 'asked' | 'on' | 'off'

/**
 * Keeps the screen awake while the component is mounted. It asks again whenever the page becomes
 * visible, because hiding it ends the lock.
 */
export function useWakeLock(): WakeLock {
  const [state, setState] = useState<WakeLock>(() => ('wakeLock' in navigator ? 'asked' : 'off'))
  useEffect(() => {
    // Missing over plain HTTP and in old browsers.
    const { wakeLock } = navigator as Partial<Navigator>
    if (!wakeLock) return undefined
    let lock: WakeLockSentinel | null = null
    let isReleased = false
    const requestLock = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      // A browser may refuse, for example at low battery; the recipe is still readable.
      lock = await wakeLock.request('screen').catch(() => null)
      if (isReleased) {
        void lock?.release()
        return
      }
      lock?.addEventListener('release', () => setState('off'))
      setState(lock ? 'on' : 'off')
    }
    void requestLock()
    document.addEventListener('visibilitychange', requestLock)
    return () => {
      isReleased = true
      document.removeEventListener('visibilitychange', requestLock)
      void lock?.release()
    }
  }, [])
  return state
}
