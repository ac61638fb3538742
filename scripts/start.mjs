/** `npm start` (home 37): installs and builds what changed, then serves. */

import { ensureBuilt } from './prepare.mjs'

ensureBuilt()
process.env.NODE_ENV ??= 'production'
await import('../dist/bundle/main.js')
