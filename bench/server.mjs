// Measures the built server on the embedded database: how soon it is there, what it holds, how much
// it answers. Each figure stands beside one of a bare server or a bare disk in the same run,
// because a busy machine slows both.
//   npm run bench -- server

import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { call, register, startServer } from './load/server.mjs'

const SECONDS = 4
const two = (number) => String(number).padStart(2, '0')
const row = (name, value, wanted = '') =>
  console.log(`${name.padEnd(44)}${String(value).padStart(12)}${wanted && `   wanted ${wanted}`}`)
const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'plateful-bench-'))
const settings = { DATA_DIR: dataDir }

row('load of the machine', os.loadavg()[0].toFixed(1))
const starts = []
for (let round = 0; round < 3; round += 1) {
  const started = await startServer(settings)
  starts.push(started.startedIn)
  await started.stop()
}
row('start, ms', Math.round(middle(starts)), '<= 1500')

const server = await startServer(settings)
try {
  await new Promise((resolve) => setTimeout(resolve, 1000))
  row('memory at rest, MB', Math.round(kilobytes('VmRSS') / 1024), '<= 110')
  const cookie = await register(server.home, 'bench@example.org')
  await fill(cookie)
  const bare = await bareServer(cookie)
  row('  a bare server, answers/s at 50', bare)
  const compare = (name, got, wanted) => row(name, `${got} (${(got / bare).toFixed(2)})`, wanted)
  const week = '/api/calendar-assignments?start=2030-01-07&end=2030-01-13'
  compare('week calendar, answers/s at 50', await answers(cookie, week, 50), '>= 1500')
  compare(
    'completed lists, answers/s at 50',
    await answers(cookie, '/api/completed-shopping-lists', 50),
    '>= 1000',
  )
  await costOfRecipes(cookie)
  row('  a bare fsync, p99 ms', bareSync().toFixed(1))
  const { latency, non2xx } = await changes(cookie)
  row('PATCH of a day at 20, p50 ms', latency.p50)
  row('PATCH of a day at 20, p99 ms', latency.p99, '<= 60')
  row('  refused', non2xx, '0')
} finally {
  await server.stop()
  fs.rmSync(dataDir, { recursive: true })
}

function kilobytes(name) {
  const status = fs.readFileSync(`/proc/${server.child.pid}/status`, 'utf8')
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1])
}

async function must(cookie, method, address, body) {
  const answer = await call(server.home, cookie, method, address, body)
  if (answer.status >= 300)
    throw new Error(`${address} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

async function fill(cookie) {
  for (let number = 0; number < 500; number += 1)
    await must(cookie, 'POST', '/api/recipes', {
      name: `Dish ${number}`,
      servings: 4,
      ingredients: Array.from({ length: 8 }, (_, line) => `${line + 1} cups of ingredient ${number + line}`),
      steps: ['Chop everything.', 'Cook it slowly for half an hour.', 'Serve it hot.'],
      tags: ['quick'],
    })
  const meal = (id) => ({ id: `meal-${id}`, name: 'Fish and chips', type: 'takeaway', peopleCount: 4 })
  for (let day = 7; day <= 13; day += 1)
    await must(cookie, 'POST', '/api/calendar-assignments', {
      date: `2030-01-${two(day)}`,
      breakfastMeals: [meal(1)],
      lunchMeals: [meal(2)],
      dinnerMeals: [meal(3)],
      snackMeals: [meal(4)],
    })
  const items = Array.from({ length: 150 }, (_, number) => ({
    id: `item-${number}`,
    name: `thing ${number}`,
    category: 'Vegetables',
    quantity: 1,
    unit: 'kg',
    isChecked: false,
    recipeIds: [1],
  }))
  await must(cookie, 'POST', '/api/completed-shopping-lists', {
    name: 'Shop',
    startDate: '2030-02-01',
    endDate: '2030-02-07',
    items,
  })
}

async function answers(cookie, address, connections, home = server.home) {
  const run = await autocannon({ url: home + address, connections, duration: SECONDS, headers: { cookie } })
  if (run.non2xx + run.errors > 0) throw new Error(`${address}: ${run.non2xx} refused, ${run.errors} failed`)
  return Math.round(run.requests.average)
}

/** Node's own server in this process, which answers a short text and does nothing. */
async function bareServer(cookie) {
  const bare = http.createServer((_request, response) => response.end('ok'))
  await new Promise((resolve) => bare.listen(0, '127.0.0.1', resolve))
  const got = await answers(cookie, '/', 50, `http://127.0.0.1:${bare.address().port}`)
  bare.close()
  return got
}

/** The processor's time of the server itself, told by Linux in hundredths of a second. */
function processorMs() {
  const [, , ...fields] = fs.readFileSync(`/proc/${server.child.pid}/stat`, 'utf8').split(/\) | /)
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function costOfRecipes(cookie) {
  const first = await call(server.home, cookie, 'GET', '/api/recipes')
  const { id } = first.body[0]
  const mark = () => must(cookie, 'PATCH', `/api/recipes/${id}/marks`, { isFavourite: true })
  const read = (headers) => call(server.home, cookie, 'GET', '/api/recipes', undefined, headers)
  const plain = { 'accept-encoding': 'identity' }
  row('500 recipes, processor ms', (await cost(() => read(plain))).toFixed(1), '<= 3')
  const unchanged = await cost(() => read({ 'if-none-match': first.headers.get('etag') }))
  row('500 recipes unchanged (304), processor ms', unchanged.toFixed(1), '<= 3')
  const changed = await cost(async () => {
    await mark()
    await read(plain)
  })
  row('500 recipes just changed, processor ms', (changed - (await cost(mark))).toFixed(1))
}

/** The processor's milliseconds that the server spends on one round, of a hundred. */
async function cost(round) {
  const before = processorMs()
  for (let number = 0; number < 100; number += 1) await round()
  return (processorMs() - before) / 100
}

function bareSync() {
  const handle = fs.openSync(path.join(dataDir, 'bare'), 'w')
  const times = Array.from({ length: 200 }, () => {
    const began = performance.now()
    fs.writeSync(handle, Buffer.alloc(4096))
    fs.fsyncSync(handle)
    return performance.now() - began
  })
  fs.closeSync(handle)
  return times.toSorted((a, b) => a - b)[197]
}

function changes(cookie) {
  return autocannon({
    url: `${server.home}/api/calendar-assignments/2030-01-07`,
    method: 'PATCH',
    connections: 20,
    duration: SECONDS,
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ isSkipped: false }),
  })
}
