/** Starts the product in little memory, or says in one line why it cannot. */

import { setFlagsFromString } from 'node:v8'

/** How much V8's young generation grows after each collection; the default is 2. */
const setYoungGenerationGrowth = (factor: number) =>
  setFlagsFromString(`--semi-space-growth-factor=${factor}`)

// Start-up makes much short-lived garbage, and memory that the young generation once took is not
// given back.
setYoungGenerationGrowth(1)
try {
  const { serve } = await import('./serve.ts')
  await serve()
} catch (error) {
  const { startFailure } = await import('./start-failure.ts')
  process.stderr.write(`Plateful can’t start: ${startFailure(error)}\n`)
  process.exit(1)
}
setYoungGenerationGrowth(2)
