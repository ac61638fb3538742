/** `npm run bench:NAME`: measures the built product; says so and ends well where the data to measure by is not there. */
import { ensureBuilt } from './prepare.mjs'

ensureBuilt()
const [name] = process.argv.splice(2, 1)
await import(`../bench/${name}.mjs`)
