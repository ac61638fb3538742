import { once } from 'node:events'
import { copyFileSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DatabaseSync } from '@photostructure/sqlite'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../test/harness/temporary-folder.ts'
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts'
import { openEmbeddedFile } from './open.ts'

const folder = temporaryFolder('embedded')

let files = 0
async function aDatabase(sync: (database: EmbeddedDatabase, file: string) => Promise<void>) {
  files += 1
  const file = join(folder, `${files}.db`)
  const first = new DatabaseSync(file)
  first.exec('pragma journal_mode = WAL; create table notes (id integer primary key, text text not null)')
  first.close()
  const opened = openEmbeddedFile(file, () => {
    const database = openEmbedded(file)
    return { ...database, sync: () => sync(database, file) }
  })
  const db = opened.db.withTables<{ notes: { text: string } }>()
  const write = (text: string) => db.insertInto('notes').values({ text }).execute()
  const read = () => db.selectFrom('notes').selectAll().execute()
  return { db, file, write, read }
}

/**
 * A copy of the file and its log at this moment: what is left after a power cut if both are synced.
 */
function copyOf(file: string, name: string): string {
  const copy = join(folder, name)
  copyFileSync(file, copy)
  copyFileSync(`${file}-wal`, `${copy}-wal`)
  return copy
}

function textsIn(file: string): string[] {
  const database = new DatabaseSync(file)
  const texts = database.prepare('select text from notes order by id').all()
  database.close()
  return texts.map(({ text }) => String(text))
}

describe('writes to the embedded database', () => {
  it('is on the disk before it is acknowledged, and many who write at once wait for few syncs', async () => {
    const disk = { copy: '', syncs: 0 }
    const { db, write } = await aDatabase(async (database, file) => {
      disk.syncs += 1
      const copy = copyOf(file, `disk-${disk.syncs}.db`)
      await database.sync()
      disk.copy = copy
    })
    const writers = Array.from({ length: 30 }, async (_, number) => {
      const text = `note ${number}`
      if (number % 3 === 0) await write(text)
      else await db.transaction().execute((tx) => tx.insertInto('notes').values({ text }).execute())
      expect(textsIn(disk.copy)).toContain(text)
    })
    await Promise.all(writers)
    expect(disk.syncs).toBeLessThan(10)
    await db.destroy()
  })

  it('is shown to nobody before it is on the disk', async () => {
    const told: string[] = []
    const { db, write, read } = await aDatabase(async (database) => {
      await database.sync()
      told.push('synced')
    })
    const written = write('soup').then(() => told.push('written'))
    const seen = await read()
    expect([seen.length, told[0]]).toEqual([1, 'synced'])
    await written
    await db.destroy()
  })

  it('is not acknowledged when the disk fails, and goes another way onto it with the next', async () => {
    let failures = 1
    const { db, file, write } = await aDatabase(async (database, path) => {
      if (failures-- <= 0) return database.sync()
      renameSync(`${path}-wal`, `${path}-away`)
      return database.sync().finally(() => renameSync(`${path}-away`, `${path}-wal`))
    })
    await expect(write('soup')).rejects.toThrow('ENOENT')
    await write('stew')
    copyFileSync(file, join(folder, 'alone.db'))
    expect(textsIn(join(folder, 'alone.db'))).toEqual(['soup', 'stew'])
    await write('salad')
    expect(textsIn(copyOf(file, 'after.db'))).toEqual(['soup', 'stew', 'salad'])
    await db.destroy()
  })

  it('is forgotten when its transaction fails, and the next one begins', async () => {
    const { db, read } = await aDatabase((database) => database.sync())
    const half = db.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values({ text: 'half' }).execute()
      throw new Error('changed my mind')
    })
    const whole = db.transaction().execute((tx) => tx.insertInto('notes').values({ text: 'whole' }).execute())
    await expect(half).rejects.toThrow('changed my mind')
    await whole
    expect((await read()).map(({ text }) => text)).toEqual(['whole'])
    await db.destroy()
  })
})

it('a new file that another process writes at this moment gets its log a moment later', async () => {
  const file = join(folder, 'written-elsewhere.db')
  const writer = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads')
     const { DatabaseSync } = require(workerData.sqlite)
     const database = new DatabaseSync(workerData.file)
     database.exec('pragma busy_timeout = 15000')
     database.exec('create table kysely_migration (name text); begin immediate; insert into kysely_migration values (1)')
     parentPort.postMessage('writing')
     Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
     database.exec('commit')
     database.close()`,
    {
      eval: true,
      workerData: { file, sqlite: createRequire(import.meta.url).resolve('@photostructure/sqlite') },
    },
  )
  await once(writer, 'message')
  const written = once(writer, 'exit')
  const database = openEmbedded(file)
  expect(database.prepare('pragma journal_mode').statement.get()).toEqual({ journal_mode: 'wal' })
  await database.close()
  expect(await written).toEqual([0])
})
