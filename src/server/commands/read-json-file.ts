import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const why = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** A JSON file of that shape; what is wrong with it is said with its name. */
export async function readJsonFile<T>(file: string, schema: z.ZodType<T>, what: string): Promise<T> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`${file} cannot be read: ${why(error)}`)
  })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} is not JSON: ${why(error)}`, { cause: error })
  }
  const read = schema.safeParse(json)
  if (!read.success) throw new Error(`${file} is not ${what}: ${z.prettifyError(read.error)}`)
  return read.data
}
