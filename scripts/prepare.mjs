/**
 * The preparation of every command: packages installed and sources built, each only when something
 * changed.
 */

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildInputs, digestOf } from './build-inputs.mjs'

// In old syntax, so that a Node.js that is too old gets as far as this message.
export const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)

/** The path of a program that a package brings. */
export const bin = (name) => join(root, 'node_modules', '.bin', name)
const isWindows = process.platform === 'win32'

/** Progress goes to stderr, so that a command's own answer is alone on stdout. */
export const say = (text) => process.stderr.write(`${text}\n`)

/**
 * Runs a program with its output on stderr; when it fails, everything stops and the failure is the
 * program's own words.
 */
export function run(command, args, options = {}) {
  try {
    execFileSync(isWindows && command === 'npm' ? 'npm.cmd' : command, args, {
      stdio: ['ignore', 2, 2],
      shell: isWindows && command === 'npm',
      ...options,
    })
  } catch (error) {
    say(`'${[command, ...args].join(' ')}' failed${error.status === null ? `: ${error.message}` : ''}.`)
    process.exit(1)
  }
}

/**
 * Runs programs side by side, each given as its name and its arguments; when some fail, everything
 * stops as soon as all have ended.
 */
export async function runTogether(commands) {
  const failed = await Promise.all(
    commands.map(async ([command, args]) => {
      const child = spawn(command, args, { stdio: ['ignore', 2, 2], shell: isWindows })
      const [code] = await once(child, 'close')
      if (code !== 0) say(`'${[command, ...args].join(' ')}' failed.`)
      return code !== 0
    }),
  )
  if (failed.includes(true)) process.exit(1)
}

function whenChanged(what, stamp, inputs, work) {
  const digest = digestOf(root, inputs)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  const start = Date.now()
  say(`${what} …`)
  rmSync(stamp, { force: true })
  work()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, digest)
  say(`${what}: done in ${((Date.now() - start) / 1000).toFixed(1)} s`)
}

/** The runtime of the OCR models on a server; the rest of its package is for browsers. */
const USED = /^(?:ort-wasm-simd-threaded\.(?:mjs|wasm)|ort\.node\.min\.m?js)$/

/** 120 MB of the installation that are never loaded. */
export function dropUnused() {
  const folder = join('node_modules', 'onnxruntime-web', 'dist')
  if (!existsSync(folder)) return
  for (const file of readdirSync(folder)) if (!USED.test(file)) rmSync(join(folder, file), { force: true })
}

export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    say(`Plateful needs Node.js 20.19 or newer; this is ${process.versions.node}.`)
    process.exit(1)
  }
  whenChanged('Installing packages', 'node_modules/.stamp', ['package-lock.json'], () => {
    run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
    dropUnused()
  })
}

export function ensureBuilt() {
  ensureInstalled()
  whenChanged('Building', 'dist/.stamp', buildInputs(root), () => run('node', ['scripts/build.mjs']))
}
