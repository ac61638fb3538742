/** Our policy forbids code from text. Imported before anything that makes a schema. */
import { z } from 'zod'

z.config({ jitless: true })
