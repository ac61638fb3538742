import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../../domain/refusal.ts'
import { openPageFetcher } from './page.ts'
import { isPublicAddress } from './page-guard.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const PAGE = '<!doctype html><title>Soup</title><h1>Soup</h1>'
const html = { 'content-type': 'text/html; charset=utf-8' }
const answers: Record<string, Answer> = {
  '/page': (_, response) => response.writeHead(200, html).end(PAGE),
  '/gone': (_, response) => response.writeHead(404, html).end('<p>Gone</p>'.repeat(10_000)),
  '/broken': (_, response) => response.writeHead(500).end(),
  '/members': (_, response) => response.writeHead(403, html).end('<p>No</p>'),
  '/once': (_, response) => response.writeHead(302, { location: '/page' }).end('moved'),
  '/inside': (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/admin' }).end(),
  '/metadata': (_, response) => response.writeHead(301, { location: 'http://169.254.169.254/latest' }).end(),
  '/file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
  '/zipped': (_, response) =>
    response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync(PAGE)),
  '/bomb': (_, response) =>
    response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000))),
  '/latin': (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(Buffer.from('<meta charset="iso-8859-1"><h1>Crème brûlée</h1>', 'latin1')),
  '/pdf': (_, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7'),
  '/slow': (_, response) => void response.writeHead(200, html).write('<p>one moment'),
  '/cookies': (request, response) =>
    response.writeHead(200, html).end(`<p>${request.headers.cookie ?? 'none'}</p>`),
}

const server = createServer((request, response) => {
  const answer = answers[request.url ?? '']
  if (answer) answer(request, response)
  else response.writeHead(404).end()
})
let host = ''
let fetcher: ReturnType<typeof openPageFetcher>

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  fetcher = openPageFetcher({ allowedHosts: [host] })
})
afterAll(async () => {
  await fetcher.close()
  server.closeAllConnections()
  server.close()
})

const read = (path: string) => fetcher.fetchPage(`http://${host}${path}`)

/** The code with which a fetch was refused; anything else that is thrown is a fault of ours. */
async function refusalOf(fetching: Promise<unknown>): Promise<string> {
  const error = await fetching.then(
    () => new Error('it was fetched'),
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Refusal)) throw error
  expect(error.message).toMatch(/\.$/)
  return error.code
}

describe('fetching a page', () => {
  it('reads it, through one redirect, compressed, and in its own character set', async () => {
    expect(await read('/page')).toEqual({ url: `http://${host}/page`, html: PAGE })
    expect(await read('/once')).toEqual({ url: `http://${host}/page`, html: PAGE })
    expect((await read('/zipped')).html).toBe(PAGE)
    expect((await read('/latin')).html).toContain('Crème brûlée')
    expect((await read('/cookies')).html).toContain('none')
  })

  it.each([
    ['/gone', 'PAGE_FAILED'],
    ['/broken', 'PAGE_FAILED'],
    ['/members', 'PAGE_REFUSED'],
    ['/pdf', 'PAGE_FAILED'],
    ['/bomb', 'PAGE_FAILED'],
    ['/round', 'PAGE_FAILED'],
    ['/inside', 'PAGE_REFUSED'],
    ['/metadata', 'PAGE_REFUSED'],
    ['/file', 'PAGE_REFUSED'],
  ])('%s is refused with a sentence (%s)', async (path, code) => {
    expect(await refusalOf(read(path))).toBe(code)
    // And the server lives on: the next page is read.
    expect((await read('/page')).html).toBe(PAGE)
  })

  it('a page that does not end is given up after its time', async () => {
    const hasty = openPageFetcher({ allowedHosts: [host], milliseconds: 100 })
    expect(await refusalOf(hasty.fetchPage(`http://${host}/slow`))).toBe('PAGE_TIMEOUT')
    await hasty.close()
  })

  it.each([
    'ftp://example.org/a',
    'http://user:secret@example.org/',
    'http://example.org:8080/',
    'http://localhost/',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[64:ff9b::a00:1]/',
    'http://192.168.1.10/',
    'http://169.254.169.254/',
    'http://0.0.0.0/',
  ])('%s is refused', async (address) => {
    expect(await refusalOf(fetcher.fetchPage(address))).toMatch(/^PAGE_(REFUSED|FAILED)$/)
  })

  it('a name is judged by the address that is connected to, also when only one of several is private', async () => {
    const rebinding: LookupFunction = (_name, _options, callback) =>
      callback(null, [
        { address: '93.184.216.34', family: 4 },
        { address: '10.0.0.7', family: 4 },
      ])
    const guarded = openPageFetcher({ allowedHosts: [], lookup: rebinding })
    expect(await refusalOf(guarded.fetchPage('http://recipes.example/'))).toBe('PAGE_REFUSED')
    await guarded.close()
  })

  it('a host that does not exist says so', async () => {
    const nowhere: LookupFunction = (name, _options, callback) =>
      callback(Object.assign(new Error(`no ${name}`), { code: 'ENOTFOUND' }), '', 0)
    const guarded = openPageFetcher({ allowedHosts: [], lookup: nowhere })
    expect(await refusalOf(guarded.fetchPage('http://recipes.example/'))).toBe('PAGE_FAILED')
    await guarded.close()
  })
})

describe('public addresses', () => {
  it.each([
    ['93.184.216.34', true],
    ['2606:2800:220:1:248:1893:25c8:1946', true],
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['100.64.0.1', false],
    ['224.0.0.1', false],
    ['fe80::1', false],
    ['fc00::1', false],
    ['ff02::1', false],
    ['2002:a00:1::', false],
    ['::', false],
    ['168.63.129.16', false],
    ['not an address', false],
  ])('%s: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })
})
