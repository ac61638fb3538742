// How long an owner's sign-in takes while somebody else sends hundreds at once, against a quiet
// server and against one that answers as many calls that cost nothing: what a flood costs by being
// answered at all is no affair of the passwords.
//   npm run bench -- sign-in [--floods 500,1500] [--rounds 5] [--wanted 4]

import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startServer } from './load/server.mjs'

const { values } = parseArgs({
  options: {
    floods: { type: 'string', default: '500,1500' },
    rounds: { type: 'string', default: '5' },
    wanted: { type: 'string', default: '4' },
  },
})
const floods = values.floods.split(',').map(Number)
const rounds = Number(values.rounds)
const PASSWORD = 'a good password'
const HOME = '127.0.0.1'

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'plateful-sign-in-'))
const server = await startServer({ DATA_DIR: dataDir })
let addresses = 0
let worst = 0
try {
  const owner = { email: 'owner@example.org', password: PASSWORD }
  const opened = await post('register', HOME, { ...owner, firstName: 'Ada', lastName: 'Cook' })
  if (opened.status !== 201) throw new Error(`registration answered ${opened.status}`)
  // Who signs in: where they were let in before, from an address that is new, and at the address of
  // the flood.
  const asOwner = {
    'at home': () => post('login', HOME, owner),
    'from a new address': () => post('login', newAddress(), owner),
    'with a known browser at the address of the flood': async (address, cookie) =>
      post('login', address, owner, cookie),
  }
  for (const [where, signIn] of Object.entries(asOwner)) {
    const quiet = await middle(() => signIn(newAddress(), opened.cookie))
    print(where, 'quiet', quiet)
    for (const flood of floods) {
      const during = (call) =>
        middle(async () => {
          const address = newAddress()
          const known = await post('login', HOME, owner)
          const sent = Array.from({ length: flood }, (_, nth) =>
            post(call, address, { email: `nobody-${nth}@example.org`, password: 'a guess' }),
          )
          const answered = await signIn(address, known.cookie)
          return { ...answered, after: Promise.all(sent) }
        })
      const nothing = await during('nothing')
      const flooded = await during('login')
      worst = Math.max(worst, flooded / nothing)
      print(where, `${flood} calls of nothing from one address`, nothing)
      print(where, `${flood} sign-ins from one address`, flooded)
    }
  }
} finally {
  await server.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
}
const wanted = Number(values.wanted)
process.stdout.write(
  `${worst <= wanted ? 'as wanted' : 'not as wanted'}: ${worst.toFixed(1)} times as long as among calls of nothing, wanted ${wanted}\n`,
)
process.exitCode = worst <= wanted ? 0 : 1

/** The middle of the rounds, in milliseconds; every sign-in has to succeed. */
async function middle(signIn) {
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    const { status, took, after } = await signIn()
    if (status !== 200) throw new Error(`the owner's sign-in answered ${status}`)
    times.push(took)
    await after
  }
  return times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)]
}

function print(where, load, took) {
  process.stdout.write(`${where}, ${load}: ${Math.round(took)} ms\n`)
}

/** Each flood comes from an address of its own, or its tries would be over before the second. */
function newAddress() {
  addresses += 1
  return `127.1.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`
}

function post(call, localAddress, body, cookie = '') {
  const began = performance.now()
  const headers = { 'content-type': 'application/json', cookie }
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', localAddress, headers, agent: false }
    const request = http.request(`${server.home}/api/auth/${call}`, options, (response) => {
      response.resume().on('end', () =>
        resolve({
          status: response.statusCode,
          took: performance.now() - began,
          cookie: (response.headers['set-cookie'] ?? []).map((one) => one.split(';', 1)[0]).join('; '),
        }),
      )
    })
    request.on('error', reject)
    request.end(JSON.stringify(body))
  })
}
