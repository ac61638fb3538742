import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/harness/app.ts'
import { buildApp } from '../app.ts'
import { parseConfig } from '../config.ts'
import { openEmbeddedFile } from '../db/open.ts'
import { builtInCatalogue } from '../external/catalogue.ts'
import { openMail } from '../external/mail.ts'
import { openStores } from '../external/open-stores.ts'
import { openPageFetcher } from '../external/page.ts'
import { openPushSender } from '../external/push.ts'
import { grammarReader } from '../external/sentence-reader.ts'
import { changesInProcess } from './changes.ts'

const testApp = useTestApp()

describe('health (home 41)', () => {
  it('healthz and readyz answer 200 while all is well', async () => {
    expect((await testApp.visit('GET', '/healthz')).statusCode).toBe(200)
    expect((await testApp.visit('GET', '/readyz')).statusCode).toBe(200)
  })

  it('readyz answers 503 before migrations are done, while stopping and when the database is gone', async () => {
    const { db } = openEmbeddedFile(':memory:')
    const config = parseConfig({})
    const external = {
      catalogue: builtInCatalogue(),
      rules: grammarReader(),
      mail: openMail(config, () => undefined),
      pages: openPageFetcher({ allowedHosts: [] }),
      push: openPushSender({ contact: 'mailto:test@example.org' }),
      ...openStores(config),
    }
    let stopping = false
    const app = await buildApp(
      { config, db, external, changes: changesInProcess(), clock: () => new Date() },
      { isStopping: () => stopping },
    )
    const ready = () => app.inject('/readyz')

    expect((await ready()).json()).toEqual({ status: 'unavailable', reason: 'migrations are pending' })
    stopping = true
    expect((await ready()).json()).toEqual({ status: 'unavailable', reason: 'stopping' })
    stopping = false
    await db.destroy()
    const gone = await ready()
    expect(gone.statusCode).toBe(503)
    expect(gone.json()).toEqual({ status: 'unavailable', reason: 'the database does not answer' })
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    await app.close()
  })
})
