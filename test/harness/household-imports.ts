/** Files that somebody sends on their way into a household, waited for as the page waits. */

import { Readable } from 'node:stream'
import { expect, vi } from 'vitest'
import type { HouseholdImport } from '../../src/domain/importing/household-import.ts'
import type { Caller } from './app.ts'

/** Whoever makes the calls, at whichever machine. */
interface Sender {
  call: Caller
}

export const sendFile = async ({ call }: Sender, file: Uint8Array | string | Readable, name: string) =>
  call(
    'POST',
    `/api/household-imports?name=${encodeURIComponent(name)}`,
    file instanceof Readable ? file : Buffer.from(file),
    { 'content-type': 'application/octet-stream' },
  )

/** The import as it is once nobody works on it any more. */
export async function settled({ call }: Sender, id: number, timeout = 20_000): Promise<HouseholdImport> {
  return vi.waitFor(
    async () => {
      const now = (await call('GET', `/api/household-imports/${id}`)).json<HouseholdImport>()
      expect(['reading', 'running']).not.toContain(now.state)
      return now
    },
    { timeout, interval: 20 },
  )
}

export async function readFile(
  sender: Sender,
  bytes: Uint8Array | string,
  name = 'export.zip',
  timeout?: number,
): Promise<HouseholdImport> {
  const started = await sendFile(sender, bytes, name)
  expect(started.statusCode).toBe(201)
  return settled(sender, started.json<HouseholdImport>().id, timeout)
}

export async function bringFile(
  sender: Sender,
  bytes: Uint8Array | string,
  duplicates = 'skip',
): Promise<HouseholdImport> {
  const { id, problem } = await readFile(sender, bytes)
  expect(problem).toBeNull()
  await sender.call('POST', `/api/household-imports/${id}/run`, { duplicates })
  return settled(sender, id)
}
