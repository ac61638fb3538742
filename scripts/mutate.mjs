// Asks whether the tests of a package notice when its code is wrong: `npm run mutate [-- PACKAGE
// ...] [--count 100] [--seed 1]`. Changes one place at a time (=== to !==, + to -, true to false,
// some to every, a number by one ...), runs the package's tests that reach the file, and counts how
// many changes make one fail. No file is written: the change is made as Vitest loads the module.
// The same seed gives the same changes. Tables of data (the lexicon, trained weights) are left out.
//
// The tests must pass on the unchanged code, before and after. A change is then
// - noticed, when a test fails, or when nothing loads that loads without the change;
// - noticed as endless, when it takes far more processor time than the unchanged code, or all
//   memory,
//   because no such change gets past anybody;
// - unnoticed, when the tests pass, or when no test of the package reaches the file;
// - no code, when it does not compile: that is the compiler's to notice, and not counted;
// - not to be judged, when no test was run, or when the fault comes without the change too. It is
//   said, and not counted either.
// A change that cannot alter what the code does is unnoticed like any other.

import { fork } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isBroken, pickChanges } from './mutations.mjs'
import { root, say } from './prepare.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
})

/** A process that judges the changes of a package; a new one replaces it when it ends. */
class Judge {
  constructor(name) {
    this.name = name
    this.resolve = () => {}
  }

  /**
   * The answer of the process to a message. It may end instead, by itself or for lack of memory.
   */
  async ask(message) {
    if (!this.process?.connected) await this.start()
    return this.answerTo(() => this.process.send(message))
  }

  async start() {
    const started = fork(join(import.meta.dirname, 'mutate-judge.mjs'), [this.name], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.process = started
    const onJudged = (message) => started === this.process && this.resolve(message)
    started.on('message', onJudged)
    started.on('exit', () => onJudged({ verdict: 'ended' }))
    await this.answerTo(() => {})
    if (this.took) started.send({ took: this.took })
  }

  answerTo(send) {
    return new Promise((resolve) => {
      this.resolve = resolve
      send()
    })
  }

  /** Runs every test on the unchanged code, to see it pass and how long it takes. */
  async checkUnchanged() {
    const { verdict, why, took } = await this.ask({ unchanged: true })
    if (verdict !== 'green')
      throw new Error(`The tests of ${this.name} fail on the unchanged code. ${why ?? ''}`)
    return took
  }

  async judge({ path, change }) {
    if (isBroken(path, change)) return { verdict: 'broken' }
    const first = await this.ask({ path, change })
    if (first.verdict === 'endless') this.end()
    if (first.verdict !== 'ended') return first
    // Probably out of memory; tried once more, in case that the change did not cause it.
    const second = await this.ask({ path, change })
    if (second.verdict === 'endless') this.end()
    return second.verdict === 'ended' ? { verdict: 'endless', why: 'the process ended' } : second
  }

  /** A thread in an endless loop can be ended only with its process. */
  end() {
    this.process?.kill('SIGKILL')
    this.process = null
  }
}

const titles = { unnoticed: 'unnoticed', unjudged: 'not judged', broken: 'no code', endless: 'endless' }

function report({ path, change }, { verdict, why }) {
  if (verdict === 'noticed') return
  const line = readFileSync(path, 'utf8').slice(0, change.start).split('\n').length
  const shown = change.shown.replaceAll(/\s+/g, ' ').slice(0, 100)
  console.log(
    `${titles[verdict]}  ${path.slice(root.length + 1)}:${line}  ${shown}${why ? `  (${why.split('\n')[0]})` : ''}`,
  )
}

for (const name of positionals.length > 0 ? positionals : readdirSync(join(root, 'packages'))) {
  const started = Date.now()
  const folder = join(root, 'packages', name, 'src')
  const { chosen, possible } = pickChanges(folder, Number(values.count), Number(values.seed))
  const counts = { noticed: 0, endless: 0, unnoticed: 0, unjudged: 0, broken: 0 }
  const queue = [...chosen]
  const judges = Array.from({ length: Math.min(availableParallelism(), 4) }, () => new Judge(name))
  const [first] = judges
  const took = await first.checkUnchanged()
  const work = async (judge) => {
    judge.took = took
    for (let next = queue.shift(); next; next = queue.shift()) {
      const judgement = await judge.judge(next)
      counts[judgement.verdict] += 1
      report(next, judgement)
      const judged = counts.noticed + counts.endless + counts.unnoticed
      if (judged % 10 === 0) say(`${name}: ${judged} judged, ${counts.unnoticed} of them unnoticed …`)
    }
  }
  await Promise.all(judges.map(work))
  await first.checkUnchanged()
  for (const judge of judges) judge.end()
  const noticed = counts.noticed + counts.endless
  console.log(
    `${name}: ${noticed} of ${noticed + counts.unnoticed} changes noticed (${counts.endless} of them endless); ` +
      `${counts.unjudged} could not be judged, ${counts.broken} were no code; ` +
      `seed ${values.seed}, ${possible} possible, ${Math.round((Date.now() - started) / 1000)} s`,
  )
}
