import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../test/harness/temporary-folder.ts'
import { parseConfig } from '../config.ts'
import { compressAnswers } from './compress.ts'
import { readableAddress, serveFrontEnd } from './front-end.ts'

const page =
  '<meta name="visitor" content="__VISITOR__" /><style nonce="__NONCE__"></style><!--with a session at *: <link href="/app.js" />--><!--with a session at / /home: <link href="/home.js" />-->'

const built = temporaryFolder('front-end')

async function aFrontEnd(html = page) {
  const folder = join(built, randomUUID())
  mkdirSync(folder)
  writeFileSync(join(folder, 'index.html'), html)
  const app = Fastify({ rewriteUrl: readableAddress })
  await app.register(cookie)
  compressAnswers(app)
  await serveFrontEnd(app, parseConfig({}), folder)
  return app
}

it('says on the page whether the browser came with a session, and names more files to one that did', async () => {
  const app = await aFrontEnd()
  const visitor = await app.inject('/calendar')
  expect(visitor.body).toContain('content="yes"')
  expect(visitor.body).not.toContain('app.js')
  const person = await app.inject({ url: '/calendar', cookies: { plateful: 'a token' } })
  expect(person.body).toContain('content="no"')
  expect(person.body).toContain('<link href="/app.js" />')
  expect(person.body).not.toContain('<!--')
})

it.each([
  { url: '/home', isHome: true },
  { url: '/?from=mail', isHome: true },
  { url: '/calendar', isHome: false },
  { url: '/homes', isHome: false },
])('names the files of the screen to who asks for $url with a session', async ({ url, isHome }) => {
  const app = await aFrontEnd()
  const { body } = await app.inject({ url, cookies: { plateful: 'a token' } })
  expect(body.includes('home.js')).toBe(isHome)
  expect((await app.inject(url)).body).not.toContain('home.js')
})

it.each([
  ['/api', 404],
  ['/api?x', 404],
  ['/api/nothing', 404],
  ['/assets/gone.js', 404],
  ['/api-management', 200],
  ['/recipes/%E0%A4%A', 200],
  ['/nothing/%zz?from=%', 200],
  ['/caf%C3%A9?q=%', 200],
  ['/assets/%E0%A4%A', 400],
  ['/api/recipes/%E0%A4%A', 400],
  ['/.env', 404],
  ['/.git/config', 404],
  ['/%2egit/config', 404],
  ['/data/plateful.db', 404],
  ['/plateful.db?x=1', 404],
  ['/backup.tar.gz', 404],
  ['/wp-login.php/', 404],
  ['/index.html.bak', 404],
  ['/recipe/7?from=https://a.example/soup.html', 200],
  ['/shared/abcDEF123456', 200],
])('answers no page where programs ask, nor for a file that is not there: %s is %i', async (url, status) => {
  const answer = await (await aFrontEnd()).inject(url)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-type']).toMatch(status === 200 ? /html/ : /json/)
})

it('says nothing of that on the page that the service worker keeps, where all files are there at once', async () => {
  const app = await aFrontEnd()
  const { body } = await app.inject({ url: '/index.html?revision=1', cookies: { plateful: 'a token' } })
  expect(body).toContain('content="__VISITOR__"')
  expect(body).toContain('<link href="/app.js" />')
  expect(body).not.toContain('home.js')
})

it('serves every page with a nonce of its own', async () => {
  const app = await aFrontEnd()
  const nonces = new Set<string | undefined>()
  for (const url of ['/', '/']) {
    const { body, headers } = await app.inject(url)
    const nonce = /nonce="([^"]+)"/.exec(body)?.[1]
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(2)
})

it('lets of the scripts within the page those run that the build wrote there', async () => {
  const app = await aFrontEnd(`${page}<script>ask()</script>`)
  const { headers } = await app.inject('/')
  const hash = createHash('sha256').update('ask()').digest('base64')
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'; `)
})

it('compresses the page, which carries the styles of its first paint', async () => {
  const app = await aFrontEnd(`${page}${'.splash { display: grid }'.repeat(100)}`)
  const { headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  const nonce = /nonce="([^"]+)"/.exec(brotliDecompressSync(rawPayload).toString())?.[1]
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
})
