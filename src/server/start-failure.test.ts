import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../test/harness/temporary-folder.ts'
import { openEmbedded } from './db/embedded.ts'
import { ListenError, startFailure } from './start-failure.ts'

const folder = temporaryFolder('start-failure')

const listening = (port: number, host: string) =>
  new Promise<unknown>((resolve) => {
    const server = createServer().on('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(null)))
  })

describe('a start that fails names the variable to change', () => {
  it.each(['no-such-host.invalid', '192.0.2.1'])('HOST, for %s', async (host) => {
    const cause = await listening(0, host)
    expect(cause).toBeInstanceOf(Error)
    expect(startFailure(new ListenError('', { cause }))).toMatch(/^[^\n]+\. Set HOST to [^\n]+$/)
  })

  it('PORT, when another program has it', async () => {
    const first = createServer()
    await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve))
    const address = first.address()
    const cause = await listening(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
    first.close()
    expect(startFailure(new ListenError('', { cause }))).toMatch(/EADDRINUSE[^\n]+\. Set PORT to [^\n]+$/)
  })

  it('the database, when it has no bytes; it is left as it is and not taken for a new one', () => {
    const file = join(folder, 'plateful.db')
    writeFileSync(file, '')
    let failure: unknown
    try {
      openEmbedded(file)
    } catch (error) {
      failure = error
    }
    expect(startFailure(failure)).toMatch(/^plateful\.db in DATA_DIR is empty: [^\n]+restore[^\n]+$/)
    expect(statSync(file).size).toBe(0)
  })

  it.each(['a-file', 'a-file/below'])('DATA_DIR, when it is %s', (name) => {
    writeFileSync(join(folder, 'a-file'), '')
    let failure: unknown
    try {
      mkdirSync(join(folder, name), { recursive: true })
    } catch (error) {
      failure = error
    }
    expect(startFailure(failure)).toMatch(/^DATA_DIR can’t be a folder there: [^\n]+$/)
  })
})
