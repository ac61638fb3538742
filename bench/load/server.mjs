/** The built server as a process of its own, and calls to it as a browser makes them. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import url from 'node:url'

const root = path.resolve(path.dirname(url.fileURLToPath(import.meta.url)), '../..')
const main = process.env.BENCH_SERVER ?? path.join(root, 'dist/bundle/main.js')

/** Starts it and waits until it listens, unless `isWaitedFor` is false. */
export async function startServer(settings, { isWaitedFor = true, dist } = {}) {
  const began = performance.now()
  const { DATABASE_URL: _unused, ...env } = process.env
  const child = spawn(process.execPath, [dist === undefined ? main : path.join(dist, 'server/main.js')], {
    env: { ...env, PORT: '0', LOG_LEVEL: 'silent', NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let problem = ''
  child.stderr.on('data', (text) => (problem += String(text)))
  const exited = once(child, 'exit')
  const server = {
    child,
    home: '',
    startedIn: 0,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await exited
    },
  }
  if (!isWaitedFor) return server
  server.home = await new Promise((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += String(chunk)
      const found = /ready at http:\/\/localhost:(\d+)/.exec(text)
      if (found) resolve(`http://127.0.0.1:${found[1]}`)
    })
    void exited.then(() => reject(new Error(`the server did not start: ${problem}`)))
  })
  server.startedIn = performance.now() - began
  return server
}

/**
 * Makes a call and reads the whole answer. `home` is looked up each time, because a server that
 * starts again has another port.
 */
export async function call(home, cookie, method, address, body, headers = {}) {
  const response = await fetch(home + address, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
}

/** Opens an account and answers its cookie. */
export async function register(home, email) {
  const body = { email, password: 'a good password', firstName: 'Ben', lastName: 'Ch' }
  const { status, headers, body: said } = await call(home, '', 'POST', '/api/auth/register', body)
  if (status !== 201) throw new Error(`registration answered ${status}: ${JSON.stringify(said)}`)
  return headers.get('set-cookie').split(';', 1)[0]
}
