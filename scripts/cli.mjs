/** `npm run -s cli -- COMMAND`: the operator's tool; its answer is alone on stdout. */

import { ensureBuilt } from './prepare.mjs'

ensureBuilt()
await import('../dist/bundle/cli.js')
