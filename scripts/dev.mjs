/** `npm run dev`: the server restarts and the front end refreshes as their files change. */

import { spawn } from 'node:child_process'
import { bin, ensureBuilt } from './prepare.mjs'

ensureBuilt()
const programs = [
  [
    bin('vite'),
    ['build', '--config', 'vite.server.config.ts', '--watch', '--emptyOutDir=false', '--logLevel', 'warn'],
  ],
  [process.execPath, ['--watch', 'dist/bundle/main.js']],
  [bin('vite'), []],
].map(([command, args]) => spawn(command, args, { stdio: 'inherit' }))

const stopAll = () => programs.forEach((program) => program.kill())
for (const program of programs) program.on('exit', stopAll)
process.on('SIGINT', stopAll)
