import { useEffect, useRef } from 'react'

/** Stops the call that is under way: by `stop`, and as its screen goes. */
export function useAbort() {
  const controller = useRef<AbortController>(null)
  const stop = () => controller.current?.abort()
  useEffect(() => () => controller.current?.abort(), [])
  /** The signal of a call that begins. */
  const newSignal = (): AbortSignal => {
    controller.current = new AbortController()
    return controller.current.signal
  }
  return { newSignal, stop }
}
