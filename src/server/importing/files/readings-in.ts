/** Reads an opened upload file by file, so that no more than one of them is in memory. */

import { filesToRead, filesBeside } from '@plateful/recipe-formats/archive/files-to-read'
import { makeReading } from '@plateful/recipe-formats/file-recipe'
import { UploadCount } from '../../../domain/importing/import-limits.ts'
import { readImportFile, type RecognisedFile } from '../../../domain/importing/read-import-file.ts'
import { type Upload, UnreadableUpload } from './open-upload.ts'

/**
 * What each file contains, always in the same order. A broken file is reported as a problem, and
 * the others are still read. Too many recipes or plans end the reading.
 */
export async function* readingsIn(upload: Upload): AsyncGenerator<RecognisedFile> {
  const neighbours = filesBeside(upload.paths)
  const isAlone = upload.paths.length === 1
  const documents = isAlone ? upload.paths : filesToRead(upload.paths)
  const count = new UploadCount()
  for (const path of documents) {
    const read = await readOne(upload, path, neighbours(path))
    count.add(read, read.format === 'plateful')
    yield read
  }
}

async function readOne(upload: Upload, path: string, neighbours: readonly string[]): Promise<RecognisedFile> {
  try {
    return readImportFile({ path, bytes: await upload.read(path) }, neighbours)
  } catch (error) {
    if (!(error instanceof UnreadableUpload)) throw error
    return { format: null, ...makeReading({ problems: [error.message] }) }
  }
}
