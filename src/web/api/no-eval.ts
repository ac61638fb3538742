/**
 * The content security policy forbids code from text, so zod must not try it. Imported before
 * anything that makes a schema.
 */

import { z } from 'zod'

z.config({ jitless: true })
