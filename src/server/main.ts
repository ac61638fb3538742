/** Starts the product in little memory, or says in one line why it cannot. */
import { setFlagsFromString } from 'node:v8'

/**
 * How much the place grows in which everything new is made, each time that much of it lives on:
 * V8's own default is 2.
 */
const youngGrowth = (factor: number) => setFlagsFromString(`--semi-space-growth-factor=${factor}`)

// Loading makes a great deal that is thrown away at once; a place that grew for it would never be
// given back.
youngGrowth(1)
try {
  const { serve } = await import('./serve.ts')
  await serve()
} catch (error) {
  const { startFailure } = await import('./start-failure.ts')
  process.stderr.write(`Plateful cannot start: ${startFailure(error)}\n`)
  process.exit(1)
}
youngGrowth(2)
