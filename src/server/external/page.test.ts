import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, LookupFunction, Server } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../../domain/refusal.ts'
import { refusalOfError } from './page-failure.ts'
import { openPageFetcher } from './page.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

const PAGE = '<!doctype html><title>Soup</title><h1>Soup</h1>'
const html = { 'content-type': 'text/html; charset=utf-8' }
const MEBIBYTE = 1024 * 1024

const shows =
  (body: string | Buffer, headers: Record<string, string> = html, status = 200): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body)
const leadsTo =
  (location: string, status = 302): Answer =>
  (response) =>
    response.writeHead(status, { location }).end('moved')
const packed = (encoding: string, body: Buffer) => shows(body, { ...html, 'content-encoding': encoding })

const answers: Record<string, Answer> = {
  '/page': shows(PAGE),
  '/cookies': (response, { headers }) =>
    response
      .writeHead(200, { ...html, 'set-cookie': 'a=1' })
      .end(`<html>${headers.cookie ?? 'none'} ${headers.authorization ?? 'none'}`),
  '/step-1': leadsTo('/page', 301),
  '/step-2': leadsTo('/step-1', 307),
  '/step-3': leadsTo('/step-2', 303),
  '/step-4': leadsTo('/step-3', 308),
  '/inside': leadsTo('http://10.0.0.1/admin'),
  '/metadata': leadsTo('http://169.254.169.254/latest'),
  '/door': leadsTo('http://127.0.0.1:22/'),
  '/file': leadsTo('file:///etc/passwd'),
  '/leads-on': shows('<meta http-equiv="refresh" content="0; url=/page">'),
  '/leads-round': shows('<!doctype html><meta http-equiv="refresh" content="0; url=/leads-back">'),
  '/leads-back': shows('<!doctype html><meta http-equiv="refresh" content="0; url=/leads-round">'),
  '/leads-inside': shows('<meta http-equiv="refresh" content="0; url=http://10.0.0.1/admin">'),
  '/text': shows('Leek pie: 2 leeks', { 'content-type': 'text/plain' }),
  '/bytes-as-text': shows(Buffer.from([0x25, 0, 1, 2]), { 'content-type': 'text/plain' }),
  '/gzip': packed('gzip', gzipSync(PAGE)),
  '/br': packed('br', brotliCompressSync(PAGE)),
  '/deflate': packed('deflate', deflateSync(PAGE)),
  '/deflate-raw': packed('deflate', deflateRawSync(PAGE)),
  '/twice': packed('gzip, br', brotliCompressSync(gzipSync(PAGE))),
  '/cut-short': packed('gzip', gzipSync(PAGE).subarray(0, -6)),
  '/just-fits': shows(`${PAGE}${' '.repeat(3 * MEBIBYTE - PAGE.length)}`),
  '/too-large': shows(`${PAGE}${' '.repeat(3 * MEBIBYTE - PAGE.length + 1)}`),
  '/gzip-bomb': packed('gzip', gzipSync(Buffer.alloc(50 * MEBIBYTE))),
  '/packed-often': packed(
    Array.from({ length: 2000 }, () => 'gzip').join(),
    gzipSync(Buffer.alloc(50 * MEBIBYTE)),
  ),
  '/br-bomb': packed('br', brotliCompressSync(Buffer.alloc(50 * MEBIBYTE))),
  '/deflate-bomb': packed('deflate', deflateSync(Buffer.alloc(50 * MEBIBYTE))),
  '/401': shows('<p>Who are you?</p>', html, 401),
  '/403': shows('<p>No</p>', html, 403),
  '/404': shows('<p>Gone</p>'.repeat(50_000), html, 404),
  '/410': shows('', html, 410),
  '/418': shows('', html, 418),
  '/429': shows('', html, 429),
  '/451': shows('', html, 451),
  '/503': shows('<h1>Back soon</h1>', html, 503),
  '/challenge': shows('<html><title>Just a moment...</title><script>_cf_chl_opt={}</script>'),
  '/challenge-403': shows('<html><title>Just a moment...</title>', html, 403),
  '/challenge-503': shows('<html><title>Attention Required! | Guard</title>', html, 503),
  '/consent': shows('<html><title>Before you continue</title><button>Accept all</button>'),
  '/to-consent': leadsTo('/collectConsent?back=1'),
  '/collectConsent?back=1': shows('<html><title>News</title>'),
  '/to-login': leadsTo('/account/login'),
  '/account/login': shows('<html><title>Welcome</title>'),
  '/pdf': shows('%PDF-1.7', { 'content-type': 'application/pdf' }),
  '/picture': shows(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), { 'content-type': 'image/jpeg' }),
  '/picture-of-no-kind': shows(Buffer.from('GIF89a....'), { 'content-type': 'application/octet-stream' }),
  '/data': shows('{}', { 'content-type': 'application/json' }),
  '/unnamed': shows(PAGE, {}),
  '/slow': (response) => void response.writeHead(200, html).write('<p>one moment'),
  '/silent': () => undefined,
  '/hangs-up': (response) => response.destroy(),
}

const server = createServer((request, response) => {
  const answer = answers[request.url ?? ''] ?? shows('', html, 404)
  answer(response, request)
})
/** A TLS server without a certificate. */
const nameless = createTlsServer({})
const listen = (one: Server) =>
  new Promise<string>((resolve) => {
    one.listen(0, '127.0.0.1', () => resolve(`127.0.0.1:${(one.address() as AddressInfo).port}`))
  })

let host = ''
let namelessHost = ''
let fetcher: ReturnType<typeof openPageFetcher>
let hasty: ReturnType<typeof openPageFetcher>

beforeAll(async () => {
  host = await listen(server)
  namelessHost = await listen(nameless)
  fetcher = openPageFetcher({ allowedHosts: [host, namelessHost] })
  hasty = openPageFetcher({ allowedHosts: [host], milliseconds: 100 })
})
afterAll(async () => {
  await Promise.all([fetcher.close(), hasty.close()])
  server.closeAllConnections()
  server.close()
  nameless.close()
})

const read = (path: string) => fetcher.fetchPage(`http://${host}${path}`)

/** The code and sentence of a refused fetch; any other error fails the test. */
async function refusalOf(fetching: Promise<unknown>): Promise<[code: string, sentence: string]> {
  const error = await fetching.then(
    () => new Error('it was fetched'),
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Refusal)) throw error
  return [error.code, error.message]
}

const PASTE =
  'Open it in your browser and send it with ‘Add to Plateful’, or copy the recipe there and paste it here.'
const PRIVATE = `This address is on a private network, which the importer may not visit. ${PASTE}`
const TOO_LARGE = `This page is too large to read. ${PASTE}`
const PERSON = `This site wants to see that a person is reading. ${PASTE}`
const COOKIES = `This site asks about cookies before it shows the page. ${PASTE}`
const CERTIFICATE = `Something’s wrong with this site’s certificate, so we didn’t read it. ${PASTE}`
const PICTURE =
  'This address is a picture and not a web page. Use the address of the page that shows it, or Import from Photo on the recipes page.'

describe('fetching a page', () => {
  it.each([
    '/page',
    '/step-1',
    '/step-3',
    '/gzip',
    '/br',
    '/deflate',
    '/deflate-raw',
    '/twice',
    '/cut-short',
    '/unnamed',
  ])('%s is read (importing 12)', async (path) => {
    expect(await read(path)).toEqual({
      url: expect.stringMatching(path.startsWith('/step') ? /\/page$/ : new RegExp(`${path}$`)),
      html: PAGE,
    })
  })

  it('follows a page that leads on by itself, and never to a private network (importing 20)', async () => {
    expect(await read('/leads-on')).toEqual({ url: expect.stringMatching(/\/page$/), html: PAGE })
    expect((await read('/leads-round')).html).toContain('refresh')
    expect(await refusalOf(read('/leads-inside'))).toEqual(['PAGE_REFUSED', PRIVATE])
  })

  it('takes a plain text, and no bytes that only say so', async () => {
    expect((await read('/text')).html).toBe('Leek pie: 2 leeks')
    expect((await refusalOf(read('/bytes-as-text')))[0]).toBe('PAGE_FAILED')
  })

  it('a page of 3 MB is read, and nobody is told who asks for it', async () => {
    expect((await read('/just-fits')).html).toHaveLength(3 * MEBIBYTE)
    await read('/cookies')
    expect((await read('/cookies')).html).toBe('<html>none none')
  })

  it.each([
    [
      '/step-4',
      'PAGE_FAILED',
      'This address keeps sending us from one page to another. Please check it for a typing mistake.',
    ],
    ['/inside', 'PAGE_REFUSED', PRIVATE],
    ['/metadata', 'PAGE_REFUSED', PRIVATE],
    ['/door', 'PAGE_REFUSED', `Only ordinary web addresses can be read, without a port number. ${PASTE}`],
    [
      '/file',
      'PAGE_REFUSED',
      'Only addresses that begin with http:// or https:// can be read. Please check it for a typing mistake.',
    ],
    ['/too-large', 'PAGE_FAILED', TOO_LARGE],
    ['/gzip-bomb', 'PAGE_FAILED', TOO_LARGE],
    [
      '/packed-often',
      'PAGE_FAILED',
      'This site couldn’t be reached. Please try again in a few minutes, or copy the recipe and paste it here.',
    ],
    ['/br-bomb', 'PAGE_FAILED', TOO_LARGE],
    ['/deflate-bomb', 'PAGE_FAILED', TOO_LARGE],
    ['/401', 'PAGE_REFUSED', `This page is for signed-in visitors only. ${PASTE}`],
    ['/403', 'PAGE_REFUSED', `This site doesn’t let programs read its pages. ${PASTE}`],
    ['/451', 'PAGE_REFUSED', `This site doesn’t let programs read its pages. ${PASTE}`],
    ['/404', 'PAGE_FAILED', 'There’s no page at this address. Please check it for a typing mistake.'],
    ['/410', 'PAGE_FAILED', 'There’s no page at this address. Please check it for a typing mistake.'],
    ['/418', 'PAGE_FAILED', `This site answered with something other than a page. ${PASTE}`],
    [
      '/429',
      'PAGE_REFUSED',
      'This site says that it was asked too often. Please try again in a few minutes, or copy the recipe and paste it here.',
    ],
    ['/503', 'PAGE_FAILED', 'This site has trouble at the moment. Please try again later.'],
    ['/challenge', 'PAGE_REFUSED', PERSON],
    ['/challenge-403', 'PAGE_REFUSED', PERSON],
    ['/challenge-503', 'PAGE_REFUSED', PERSON],
    ['/consent', 'PAGE_REFUSED', COOKIES],
    ['/to-consent', 'PAGE_REFUSED', COOKIES],
    ['/to-login', 'PAGE_REFUSED', `This site asks for a sign-in before it shows the page. ${PASTE}`],
    [
      '/pdf',
      'PAGE_FAILED',
      'This address is a PDF and not a web page. Open it, copy the recipe and paste it here. If it’s a scan, Import from Photo on the recipes page helps.',
    ],
    ['/picture', 'PAGE_FAILED', PICTURE],
    ['/picture-of-no-kind', 'PAGE_FAILED', PICTURE],
    [
      '/data',
      'PAGE_FAILED',
      'This address is a file and not a web page. Please use the address of the recipe’s page.',
    ],
    [
      '/hangs-up',
      'PAGE_FAILED',
      'This site couldn’t be reached. Please try again in a few minutes, or copy the recipe and paste it here.',
    ],
  ])('%s is refused: %s %s', async (path, code, sentence) => {
    expect(await refusalOf(read(path))).toEqual([code, sentence])
    // The server still works: the next page is read.
    expect((await read('/page')).html).toBe(PAGE)
  })

  it.each(['/slow', '/silent'])('%s is given up when its time is over', async (path) => {
    expect(await refusalOf(hasty.fetchPage(`http://${host}${path}`))).toEqual([
      'PAGE_TIMEOUT',
      'This site took too long to answer. Please try again in a few minutes, or copy the recipe and paste it here.',
    ])
  })

  it('a site without a certificate is not read', async () => {
    expect(await refusalOf(fetcher.fetchPage(`https://${namelessHost}/`))).toEqual([
      'PAGE_FAILED',
      CERTIFICATE,
    ])
  })

  it.each([
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'EPROTO',
  ])('a certificate that is wrong (%s) is said to be', (code) => {
    expect(refusalOfError(Object.assign(new Error('refused'), { code })).message).toBe(CERTIFICATE)
  })

  it.each([
    ['ENOTFOUND', 'There’s no site at this address. Please check it for a typing mistake.'],
    ['EAI_AGAIN', 'There’s no site at this address. Please check it for a typing mistake.'],
    [
      'ECONNREFUSED',
      'This site couldn’t be reached. Please try again in a few minutes, or copy the recipe and paste it here.',
    ],
  ])('a host that cannot be found or reached (%s) is said to be', async (code, sentence) => {
    const nowhere: LookupFunction = (name, _options, callback) =>
      callback(Object.assign(new Error(`no ${name}`), { code }), '', 0)
    const lost = openPageFetcher({ allowedHosts: [], lookup: nowhere })
    expect(await refusalOf(lost.fetchPage('http://recipes.example/'))).toEqual(['PAGE_FAILED', sentence])
    await lost.close()
  })
})
