/** The files of pages, in the store of uploads: the original, and the picture as it was read. */

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ExternalServices } from '../../external/external-services.ts'

type Files = Pick<ExternalServices, 'uploads'>

/** A unique name. */
export const newFileName = (): string => `${randomUUID()}.page`

export async function saveFile({ uploads }: Files, name: string, bytes: Uint8Array): Promise<void> {
  async function* once() {
    yield bytes
  }
  const local = await uploads.scratch.write(once())
  try {
    await uploads.save(name, local)
  } finally {
    await local.close()
  }
}

export async function fileBytes({ uploads }: Files, name: string): Promise<Uint8Array | null> {
  if (name === '') return null
  const local = await uploads.open(name)
  if (!local) return null
  try {
    return await readFile(local.path)
  } finally {
    await local.close()
  }
}
