import { z } from 'zod'
import { call } from './call.ts'

/** A photo of the household; its name is never used for another picture, so a browser may keep it for ever. */
export const photoCall = call('GET', '/api/photos/:name', {
  params: z.object({ name: z.string().regex(/^[0-9a-f]{40}\.jpg$/) }),
  file: true,
})
