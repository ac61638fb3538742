/**
 * Answers that the page asked for before its code was there (`ask-ahead.ts`). Each is given once,
 * to the first who asks for its address; whoever asks again asks the server.
 */

/** After a change on this page none of them holds. */
export const dropEarly = (): void => window.askedAhead?.clear()

/** The answer that is on its way, if there is one; it can be left like any other (`signal`). */
export function takeEarly(address: string, signal: AbortSignal | null): Promise<Response> | undefined {
  const answer = window.askedAhead?.get(address)
  window.askedAhead?.delete(address)
  return answer && signal ? Promise.race([answer, whenAborted(signal)]) : answer
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const leave = () => reject(signal.reason as Error)
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
  })
