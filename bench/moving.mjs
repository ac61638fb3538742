/**
 * `npm run bench -- moving [RECIPES]`: brings a generated Mealie backup with photos into an empty
 * household and takes it out again. Says how long each took and how much memory the process had at
 * most. Aim: 5,000 recipes with photos in under 2 minutes.
 */

import { spawnSync } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import { zipStream } from '../dist/server/importing/files/zip-stream.js'

const recipes = Number(process.argv[2] ?? 5000)
const folder = mkdtempSync(join(tmpdir(), 'plateful-bench-moving-'))
const EMAIL = 'bench@example.org'

/** Pictures as phones and web sites have them: 1,200 by 900, noisy enough to weigh some 150 KB. */
async function photos(count) {
  return Promise.all(
    Array.from({ length: count }, (_, at) =>
      sharp({
        create: {
          width: 1200,
          height: 900,
          channels: 3,
          background: { r: 40 + at * 9, g: 120, b: 60 },
          noise: { type: 'gaussian', mean: 120, sigma: 18 },
        },
      })
        .jpeg({ quality: 60 })
        .toBuffer(),
    ),
  )
}

const id = (at) => `${String(at).padStart(8, '0')}00004000800000000000abcd`.slice(0, 32)
const dashed = (hex) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
const words =
  'tomato leek lentil barley fennel carrot onion garlic cream spinach trout pork chicken rice noodle bean'.split(
    ' ',
  )

function* database() {
  const rows = (name, count, row) =>
    `"${name}":[${Array.from({ length: count }, (_, at) => JSON.stringify(row(at))).join(',')}]`
  yield `{${rows('recipes', recipes, (at) => ({ id: id(at), group_id: 'g', name: `${words[at % 16]} and ${words[(at * 7 + 3) % 16]} number ${at}`, recipe_servings: 4, perform_time: '35 minutes', org_url: `https://kitchen.example/dish-${at}` }))},`
  yield `${rows('recipes_ingredients', recipes * 10, (at) => ({ recipe_id: id(Math.floor(at / 10)), position: at % 10, note: `${(at % 9) + 1}00 g ${words[(at * 5) % 16]}, chopped`, quantity: 0 }))},`
  yield `${rows('recipe_instructions', recipes * 6, (at) => ({ id: `s${at}`, recipe_id: id(Math.floor(at / 6)), position: at % 6, text: `Step ${at} of this dish: cook the ${words[at % 16]} gently until it is done, then stir it into the rest of the pan.` }))},`
  yield `"tags":[],"categories":[]}`
}

async function* items(pictures) {
  yield { path: 'database.json', text: database() }
  for (let at = 0; at < recipes; at++) {
    // The number is written behind the picture, so that no two are one file.
    const bytes = Buffer.concat([pictures[at % pictures.length], Buffer.from(String(at))])
    yield { path: `data/recipes/${dashed(id(at))}/images/original.jpg`, bytes }
  }
}

function cli(args) {
  const began = performance.now()
  const done = spawnSync(
    '/usr/bin/env',
    ['time', '-f', 'KB=%M CPU=%U+%S', process.execPath, 'dist/bundle/cli.js', ...args],
    {
      env: { ...process.env, DATA_DIR: join(folder, 'data') },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  if (done.status !== 0) throw new Error(done.stderr)
  const kilobytes = Number(/KB=(\d+)/.exec(done.stderr)?.[1] ?? 0)
  const [, user = 0, system = 0] = /CPU=([\d.]+)\+([\d.]+)/.exec(done.stderr) ?? []
  return {
    seconds: (performance.now() - began) / 1000,
    cpu: Number(user) + Number(system),
    megabytes: Math.round(kilobytes / 1024),
    out: JSON.parse(done.stdout),
  }
}

try {
  const archive = join(folder, 'mealie.zip')
  await pipeline(zipStream(items(await photos(24))), createWriteStream(archive))
  console.log(`${recipes} recipes, ${Math.round(statSync(archive).size / 1e6)} MB`)
  cli(['user', 'create', '--email', EMAIL, '--first-name', 'Bench', '--last-name', 'Mark'])
  const say = (what, { seconds, cpu, megabytes }) =>
    console.log(
      `${what}: ${seconds.toFixed(1)} s (${cpu.toFixed(1)} s of processor), at most ${megabytes} MB of memory`,
    )
  say('dry run', cli(['import', archive, '--email', EMAIL, '--dry-run']))
  const brought = cli(['import', archive, '--email', EMAIL])
  say('import', brought)
  console.log(`  ${brought.out.result.recipes} recipes, ${brought.out.result.photos} photos`)
  const out = join(folder, 'out.zip')
  say('export', cli(['export', '--email', EMAIL, out]))
  say('dry run again (all doubles)', cli(['import', archive, '--email', EMAIL, '--dry-run']))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
