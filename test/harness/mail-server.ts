/** A mail server on this machine that takes every letter and keeps it as it came over the wire. */

import { createServer, type Socket } from 'node:net'

export interface MailServer {
  url: string
  /** The letters, each with its head, as they were sent. */
  letters: string[]
  /** All that senders said, byte by byte. */
  wire: () => string
  close(): Promise<void>
}

/** Speaks as much of SMTP (RFC 5321) as a sender needs. */
export async function openMailServer(): Promise<MailServer> {
  const letters: string[] = []
  const sockets = new Set<Socket>()
  let wire = ''
  const server = createServer((socket) => {
    sockets.add(socket)
    let unread = ''
    let letter: string[] | null = null
    const reply = (line: string) => socket.write(`${line}\r\n`)
    const onLine = (line: string) => {
      if (letter && line === '.') {
        letters.push(letter.join('\n'))
        letter = null
        reply('250 kept')
      } else if (letter) letter.push(line.replace(/^\.\./, '.'))
      else if (line === 'DATA') {
        letter = []
        reply('354 go on')
      } else if (line === 'QUIT') socket.end('221 bye\r\n')
      else reply('250 yes')
    }
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      wire += text
      const lines = (unread + text).split('\r\n')
      unread = lines.pop() ?? ''
      lines.forEach(onLine)
    })
    socket.on('close', () => sockets.delete(socket))
    reply('220 here')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    letters,
    wire: () => wire,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
