/**
 * A site of recipes on this machine: six pages of our own in the shapes of real ones, and a
 * picture.
 */

import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'

const pages = join(import.meta.dirname, 'pages')
const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#b5502a' } })
  .jpeg()
  .toBuffer()

createServer(async (request, response) => {
  const name = /^\/([a-z-]+)\/?$/.exec(request.url ?? '')?.[1]
  if (request.url === '/soup.jpg') {
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
    return
  }
  const html = name === undefined ? null : await readFile(join(pages, `${name}.html`)).catch(() => null)
  response
    .writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    .end(html ?? '<h1>There is no such page</h1>')
}).listen(Number(process.env.SITE_PORT), '127.0.0.1')
