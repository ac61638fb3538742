/**
 * Answers that are asked for before the code that needs them is there: on a slow phone that code takes longer than the answers.
 * Each is given once, to the first who asks for its address; whoever asks again asks the server.
 */
const onTheirWay = new Map<string, Promise<Response>>()

/** An answer that nobody took by then says nothing about now any more, in milliseconds. */
const GOOD_FOR = 10_000

/** Asks for these addresses now. */
export function askEarly(addresses: readonly string[]): void {
  for (const address of addresses) {
    const answer = fetch(address, { credentials: 'include' })
    // Whoever takes it hears of it; where nobody does, a failure means nothing.
    answer.catch(() => undefined)
    onTheirWay.set(address, answer)
  }
  setTimeout(dropEarly, GOOD_FOR)
}

/** After a change on this page none of them holds. */
export const dropEarly = (): void => onTheirWay.clear()

/** The answer that is on its way, if there is one; it can be left like any other (`signal`). */
export function takeEarly(address: string, signal: AbortSignal | null): Promise<Response> | undefined {
  const answer = onTheirWay.get(address)
  onTheirWay.delete(address)
  return answer && signal ? Promise.race([answer, whenAborted(signal)]) : answer
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const leave = () => reject(signal.reason as Error)
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
  })
