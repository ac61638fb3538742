/**
 * The built program as the operator meets it: it starts, tells where, stops gracefully, and its
 * commands answer.
 */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, parse } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { describe, expect, it, vi } from 'vitest'
import { ADDRESSES, DRAWN_LATER } from '../bundling/screens.ts'
import { runCommand } from '../src/server/commands/run-command.ts'
import { parseConfig } from '../src/server/config.ts'
import { openDatabase } from '../src/server/db/open.ts'
import { temporaryFolder } from './harness/temporary-folder.ts'

const root = join(import.meta.dirname, '..')
const folder = temporaryFolder('program')

function run(file: string, args: string[], settings: Record<string, string> = {}): ChildProcess {
  const env = { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), PORT: '0', ...settings }
  return spawn(process.execPath, [join(root, 'dist/bundle', file), ...args], { env, cwd: folder })
}

async function textOf(stream: NodeJS.ReadableStream | null): Promise<string> {
  let text = ''
  for await (const chunk of stream ?? []) text += String(chunk)
  return text
}

async function finish(child: ChildProcess, input?: string) {
  child.stdin?.end(input)
  const [out, err, [code]] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    once(child, 'close'),
  ])
  return { out, err, code: code as number }
}

const cli = (args: string[], input?: string) => finish(run('cli.js', args), input)

/** The same in this process, which costs a twentieth. */
async function command(args: string[]) {
  const texts = { out: '', err: '' }
  const code = await runCommand(args, {
    readConfig: () => parseConfig({ DATA_DIR: join(folder, 'data') }),
    print: (line) => (texts.out += `${line}\n`),
    say: (text) => (texts.err += `${text}\n`),
  })
  return { ...texts, code }
}

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

// Each test starts the program anew, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 })

it.each(['18.20.4', '20.18.1'])('a Node.js %s is told in one line that it is too old', async (version) => {
  const pretend = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`
  const script = join(root, 'scripts', 'start.mjs')
  const { err, code } = await finish(
    spawn(process.execPath, ['--import', `data:text/javascript,${pretend}`, script]),
  )
  expect([err, code]).toEqual([`Plateful needs Node.js 20.19 or newer; this is ${version}.\n`, 1])
})

describe('the server', () => {
  it('tells where it listens, serves, and exits on SIGTERM once all is answered (home 40, home 41)', async () => {
    const child = run('main.js', [])
    let output = ''
    const address = await new Promise<string>((resolve) => {
      child.stdout?.on('data', (chunk) => {
        output += String(chunk)
        const found = /ready at (http\S+)/.exec(output)?.[1]
        if (found) resolve(found.replace('localhost', '127.0.0.1'))
      })
    })
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    const page = await fetch(`${address}/calendar`)
    const nonce = /nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1]
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(`content="${nonce}"`)
    const post = (path: string, body: object) =>
      fetch(address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const registration = {
      email: 'new@example.org',
      password: 'some password',
      firstName: 'A',
      lastName: 'B',
    }
    expect((await post('/api/auth/register', registration)).status).toBe(201)
    const inFlight = post('/api/auth/login', { email: 'nobody@example.org', password: 'some password' })
    await fetch(`${address}/healthz`)
    child.kill('SIGTERM')
    expect((await inFlight).status).toBe(401)
    const [code] = (await once(child, 'close')) as [number]
    expect(code).toBe(0)
    // Not on a terminal each line of the log is JSON, and one names the letter that no mail server
    // was there for: a stop waits for it.
    const logged = linesOf(output.replace(/^Plateful is ready.*\n/m, ''))
    const letters = logged
      .flatMap((line) => Object.values(line))
      .filter((value) => String(value).endsWith('.eml'))
    expect(letters).toHaveLength(1)
    expect(readFileSync(String(letters[0]), 'utf8')).toContain('To: new@example.org')
  })

  it('a bad setting stops the start with one line that names it (home 38)', async () => {
    const { code, err } = await finish(run('main.js', [], { PORT: 'eighty' }))
    expect(code).toBe(1)
    expect(err).toBe('Plateful can’t start: PORT must be a port from 0 to 65535\n')
  })

  it('reads an .env where it is started, over which the environment goes (home 38)', async () => {
    const settings = join(folder, '.env')
    writeFileSync(settings, 'PORT=eighty\nLOG_LEVEL=loud\n')
    const { code, err } = await finish(run('main.js', [], { PORT: '0' })).finally(() => rmSync(settings))
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^Plateful can’t start: LOG_LEVEL must be [^\n]+\n$/),
    ])
  })

  it('serves the front end compressed and kept for ever', async () => {
    const html = readFileSync(join(root, 'dist/web/index.html'), 'utf8')
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
    for (const ending of ['.br', '.gz'])
      expect(readFileSync(join(root, 'dist/web', script + ending)).length).toBeGreaterThan(0)
  })

  it('lists on the page what each of the screens that are opened most needs, and all of it is there', () => {
    const html = readFileSync(join(root, 'dist/web/index.html'), 'utf8')
    for (const [addresses, screen] of ADDRESSES)
      expect(html).toMatch(
        new RegExp(`session at ${addresses}: <link[^>]* href="/assets/${basename(screen, '.tsx')}-`),
      )
    for (const [, file = ''] of html.matchAll(/href="(\/assets\/[^"]+)"/g))
      expect(existsSync(join(root, 'dist/web', file)), file).toBe(true)
  })

  it('brings no dialogs with what these screens draw by themselves a moment later', () => {
    const assets = readdirSync(join(root, 'dist/web/assets'))
    for (const path of DRAWN_LATER) {
      const name = parse(path).name
      const file = assets.find((asset) => asset.startsWith(`${name}-`) && asset.endsWith('.js')) ?? ''
      const imports = readFileSync(join(root, 'dist/web/assets', file), 'utf8').matchAll(/from"\.\/([^"]+)"/g)
      for (const [, imported = ''] of imports)
        expect(imported, name).not.toMatch(/^(?:editing|dialogs|rare|more)-/)
    }
  })
})

describe('the operator’s tool (home 42)', () => {
  it('without a command prints help and exits non-zero; with --help exits 0', async () => {
    const bare = await cli([])
    expect([bare.code, bare.out]).toEqual([1, expect.stringContaining('extract FILE|DIR|URL')])
    const named =
      'extract,parse-ingredients,merge,nutrition,plan,import,export,user create,user reset-password,' +
      'user two-step-off,user delete,backup,restore,migrate,doctor,mcp,check,read-wishes'
    for (const name of named.split(',')) expect(bare.out).toMatch(new RegExp(`^ *${name}\\b`, 'm'))
    const unknown = await command(['dance'])
    expect([unknown.code, unknown.out]).toEqual([1, ''])
    expect(unknown.err).toContain("There is no command 'dance'")
    const users = await command(['user', '--help'])
    expect([users.code, users.out]).toEqual([0, expect.stringContaining('user reset-password')])
    expect(users.out).not.toContain('extract')
    const one = await command(['help', 'extract'])
    expect([one.code, one.out]).toEqual([0, expect.stringContaining('one JSON object a page')])
  })

  it('user create makes an account, once', async () => {
    const words = [
      'user',
      'create',
      '--email',
      'op@example.org',
      '--first-name',
      'Op',
      '--last-name',
      'Erator',
    ]
    const made = await command(words)
    expect(made.code).toBe(0)
    expect(JSON.parse(made.out)).toEqual({
      id: expect.any(Number),
      email: 'op@example.org',
      password: expect.any(String),
    })
    const again = await command(words)
    expect([again.code, again.out]).toEqual([1, ''])
    expect(again.err).toContain('already exists')
    expect((await command(['user', 'create', '--email', 'op'])).err).toContain(
      'Please enter a valid email address',
    )
  })

  it('doctor finds a fresh installation well', async () => {
    await command(['migrate'])
    const { code, out } = await command(['doctor'])
    expect(linesOf(out).map(({ check, ok }) => [check, ok])).toEqual([
      ['database', true],
      ['migrations', true],
      ['photos', true],
      ['mail', true],
      ['catalogue', true],
      ['versions', true],
    ])
    expect(code).toBe(0)
  })

  it('extract reads a file and a folder, a JSON object a line (home 43)', async () => {
    const html = readFileSync(join(root, 'test/journeys/pages/lentil-soup.html'))
    writeFileSync(join(folder, 'soup.html'), html)
    writeFileSync(join(folder, 'soup.url'), 'https://allotment.example/lentil-soup/\n')
    writeFileSync(join(folder, 'zero.html'), '<p>Nothing to eat here</p>')
    const [soup, zero] = linesOf((await command(['extract', folder])).out)
    expect(soup).toMatchObject({
      file: join(folder, 'soup.html'),
      url: 'https://allotment.example/lentil-soup/',
      recipe: {
        name: 'Smoky lentil soup',
        servings: 4,
        image: 'https://allotment.example/soup.jpg',
        author: 'Mira Holt',
      },
    })
    expect(zero).toMatchObject({ recipe: null })
    for (const page of [soup, zero])
      expect(Object.keys(page ?? {})).toEqual(['file', 'url', 'recipe', 'method', 'warnings'])
    const asked =
      'author cookTimeMinutes cuisine description difficulty doubts equipment image ingredients name notes nutritionPerServing prepTimeMinutes servings source steps tags totalTimeMinutes video yieldText'
    expect(Object.keys(soup?.['recipe'] ?? {}).toSorted()).toEqual(asked.split(' '))
    expect((await command(['extract', join(folder, 'none.html')])).code).toBe(1)
  })

  it('ends well where nobody reads on, as in ‘… | head -1’', async () => {
    const child = run('cli.js', ['parse-ingredients'])
    child.stdout?.once('data', () => child.stdout?.destroy())
    child.stdin?.end('1 leek\n'.repeat(5_000))
    const [err, [code]] = await Promise.all([textOf(child.stderr), once(child, 'close')])
    expect([err, code]).toEqual(['', 0])
  })

  it('mcp serves an AI program for an account, and leaves no token behind (account 143)', async () => {
    const settings = { DATA_DIR: join(folder, 'mcp') }
    const owner = ['--email', 'mcp@example.org', '--first-name', 'Ada', '--last-name', 'Cook']
    expect((await finish(run('cli.js', ['user', 'create', ...owner], settings))).code).toBe(0)
    const client = new Client({ name: 'test', version: '1' })
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [join(root, 'dist/bundle/cli.js'), 'mcp', '--email', 'Mcp@Example.org'],
      env: { ...settings, PORT: '0' },
      cwd: folder,
    })
    await client.connect(transport)
    const added = await client.callTool({ name: 'add_to_shopping_list', arguments: { items: ['3 lemons'] } })
    expect(JSON.stringify(added.content)).toContain('lemons')
    await client.close()
    const { db } = openDatabase({ ...parseConfig({}), dataDir: settings.DATA_DIR })
    const tokens = () => db.selectFrom('accessTokens').selectAll().execute()
    await expect.poll(tokens, { timeout: 10_000 }).toEqual([])
    await db.destroy()

    // A program that asks all at once and closes its end is answered too.
    const hello = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    }
    const asked = [
      { jsonrpc: '2.0', id: 1, method: 'initialize', params: hello },
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'get_shopping_list', arguments: {} } },
    ]
    const input = asked.map((message) => `${JSON.stringify(message)}\n`).join('')
    const piped = await finish(run('cli.js', ['mcp', '--email', 'mcp@example.org'], settings), input)
    expect([piped.code, linesOf(piped.out).map(({ id }) => id)]).toEqual([0, [1, 2]])
    expect(piped.out).toContain('lemons')

    const nobody = await finish(run('cli.js', ['mcp', '--email', 'nobody@example.org'], settings))
    expect([nobody.code, nobody.out]).toEqual([1, ''])
    expect(nobody.err).toContain('There is no account with the e-mail address nobody@example.org.')

    // Its tokens would open nothing any more.
    const { db: again } = openDatabase({ ...parseConfig({}), dataDir: settings.DATA_DIR })
    await again.updateTable('users').set({ deletedAt: '2026-03-01T08:00:00.000Z' }).execute()
    await again.destroy()
    const gone = await finish(run('cli.js', ['mcp', '--email', 'mcp@example.org'], settings))
    expect([gone.code, gone.out]).toEqual([1, ''])
    expect(gone.err).toContain('The account of mcp@example.org was deleted.')
  })

  it('parse-ingredients and merge answer in the shapes of the contract', async () => {
    const [line] = linesOf((await cli(['parse-ingredients'], '2-3 tbsp olive oil\n')).out)
    expect(line).toMatchObject({
      quantity: 2.5,
      quantityMax: 3,
      unit: 'tbsp',
      name: 'olive oil',
      category: 'Pantry & Spices',
    })
    const asked =
      'line quantity quantityMax unit name size preparation comment category confidence language food knowledge contains mayContain vegan'
    expect(Object.keys(line ?? {})).toEqual(asked.split(' '))
    expect(line).toMatchObject({ language: 'en', food: 'olive oil', knowledge: 'known', vegan: true })
    const german = linesOf((await cli(['parse-ingredients'], '2 EL Öl\n250 g Mehl\n')).out)
    expect(german).toMatchObject([
      { language: 'de', food: 'oil', unit: 'tbsp', contains: [] },
      { language: 'de', food: 'plain flour', contains: ['gluten'], vegan: true },
    ])
    const swedish = await cli(['parse-ingredients', '--language', 'sv'], '{"id":7,"line":"2 dl öl"}\n')
    expect(linesOf(swedish.out)).toMatchObject([{ id: 7, food: 'beer', contains: ['gluten'] }])
    expect((await cli(['parse-ingredients', '--language', 'xx'], '')).code).toBe(1)
    expect((await cli(['parse-ingredients'], '{"line":\n')).code).toBe(1)
    const cases = [
      {
        id: 'a',
        items: [
          { line: '2 onions', servings: 4, people: 4 },
          { line: '1 onion, chopped', servings: 4, people: 2 },
        ],
      },
    ]
    writeFileSync(join(folder, 'cases.json'), JSON.stringify(cases))
    const [merged] = linesOf((await command(['merge', join(folder, 'cases.json')])).out)
    expect(merged).toEqual({
      id: 'a',
      rows: [
        {
          name: 'onions',
          amounts: [{ quantity: 2.5, unit: null }],
          buy: [{ quantity: 3, unit: null }],
          category: 'Vegetables',
          lines: [0, 1],
        },
      ],
    })
  })
})
