// Plans the cases of data/wishes in its three households and asks its checker what each plan keeps.
//   npm run bench -- wish-plans [w025]     only cases whose id contains the word, with all rules
// A plan's own claim is measured too: a wish that the checker finds broken, though every rule of
// the sentence was called kept and all of it understood, is a false claim.

import fs from 'node:fs'
import path from 'node:path'
import url from 'node:url'
import { openKitchen, openWishApp, rowsOf } from './load/wish-kitchens.mjs'

const root = path.dirname(path.dirname(url.fileURLToPath(import.meta.url)))
const data = process.env.WISHES_DATA ?? path.join(root, '../shared/data/wishes')
if (!fs.existsSync(path.join(data, 'check-plan.mjs'))) {
  console.log(`No cases at ${path.relative(root, data)}: nothing is measured.`)
  process.exit(0)
}
const read = (file) => JSON.parse(fs.readFileSync(path.join(data, file), 'utf8'))
const { checkPlan, loadCase } = await import(url.pathToFileURL(path.join(data, 'check-plan.mjs')).href)
const wanted = process.argv[2]
const cases = read('plan-check/cases.json')
  .dev.filter((id) => id.includes(wanted ?? ''))
  .map((id) => ({ id, ...loadCase(id) }))
const { contexts } = read('contexts.json')

const verdicts = []
const opened = await openWishApp()
for (const [name, context] of Object.entries(contexts)) {
  const here = cases.filter(({ sentence }) => sentence.context === name)
  if (here.length === 0) continue
  const { household } = here[0]
  const kitchen = await openKitchen(opened, { ...context, household }, name)
  for (const { id, sentence, gold } of here) {
    const plan = await kitchen.plan({ preferences: sentence.sentence })
    const rows = rowsOf(plan, { household, names: kitchen.names })
    const isClaimed = plan.unread.length === 0 && plan.rules.every(({ status }) => status === 'kept')
    const found = checkPlan(gold, rows, context, household).map((verdict) => ({ id, isClaimed, ...verdict }))
    verdicts.push(...found)
    for (const { status, wish, why } of found)
      if (wanted !== undefined || status !== 'kept')
        console.log(`${id} ${status.padEnd(12)} ${JSON.stringify(wish)} (${why})`)
    if (wanted !== undefined || found.some(({ status }) => status !== 'kept'))
      console.log(
        `     ${sentence.sentence}\n     ${JSON.stringify(plan.rules)} ${JSON.stringify(plan.unread)}`,
      )
  }
}
await opened.close()

const kept = verdicts.filter(({ status }) => status === 'kept')
const untrue = verdicts.filter(({ status, isClaimed }) => status === 'broken' && isClaimed)
const share = (100 * kept.length) / Math.max(1, verdicts.length)
console.log(`wishes kept ${kept.length}/${verdicts.length} (${share.toFixed(1)} %)   wanted >= 97 %`)
console.log(`broken and called kept ${untrue.length}   wanted 0`)
process.exit(share >= 97 && untrue.length === 0 ? 0 : 1)
