// Measures the planner on instances with best known plans: how far from the best, hard rules
// broken, and time; beside it four simple planners.
//   npm run bench -- planner [NAME]
// NAME: only instances whose name contains it, one line each.
// Twenty instances are the project's own (planner-instances.mjs); their best known plan is what the
// exact solver proves or, for longer windows, the best of a search ten times as long. More lie
// outside the project, in ../shared/data/planner/instances (or PLANNER_INSTANCES), where they are
// there.

import fs from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import url from 'node:url'

const root = path.dirname(path.dirname(url.fileURLToPath(import.meta.url)))
const folder = process.env.PLANNER_INSTANCES ?? path.join(root, '../shared/data/planner/instances')
const hasMore = fs.existsSync(path.join(folder, 'best_known.json'))
if (!hasMore)
  console.log(`No further instances at ${path.relative(root, folder)}: only our own are measured.`)
if (!fs.existsSync(path.join(root, 'dist/server/commands/plan-instance.js'))) {
  console.log('Not built yet: run npx tsc -b src/server first.')
  process.exit(1)
}
const { auditPlan } = await import('@plateful/meal-planner/audit')
const { fillGreedily } = await import('@plateful/meal-planner/search/improve')
const { ScoredPlan } = await import('@plateful/meal-planner/score/scored-plan')
const { makeProblem } = await import('@plateful/meal-planner/problem/problem')
const { findPlan, searchPlan } = await import('@plateful/meal-planner/search/search')
const { seededRandom } = await import('@plateful/meal-planner/search/seeded-random')
const { recipesOf, requestOf } = await import('../dist/server/commands/plan-instance.js')
const { solveExactly } = await import('../dist/server/planner/solve-exactly.js')
const { makeLibrary, ownInstances } = await import('./planner-instances.mjs')

const read = (name) => JSON.parse(fs.readFileSync(path.join(folder, `${name}.json`), 'utf8'))
const libraries = new Map()
const libraryOf = (number) => {
  if (!libraries.has(number)) libraries.set(number, recipesOf(read(`lib${number}`)))
  return libraries.get(number)
}
/** Milliseconds of CPU this process has used: the machine may be shared. */
const cpu = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)
const ranked = (numbers, part) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * part)] ?? 0

/**
 * Recipes meant for the slot's meal, of those the hard rules allow: one saved rule for each meal
 * and restriction of the household.
 */
const meantFor = ({ recipes }, slot) =>
  [...slot.menu.recipes].filter((recipe) => recipes[recipe].meals.includes(slot.meal))
const shuffled = (list, random) => {
  const mixed = [...list]
  for (let index = mixed.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    ;[mixed[index], mixed[other]] = [mixed[other], mixed[index]]
  }
  return mixed
}

const baselines = {
  // Each slot draws any recipe that its rules (meal, allergens, diets, tags) let through; it
  // remembers nothing.
  'random with rules': (problem, random) =>
    problem.slots.map((slot) => {
      const choice = meantFor(problem, slot)
      return choice.length === 0 ? -1 : choice[Math.floor(random() * choice.length)]
    }),
  // The same, but its only rule is the keyword of the meal: nobody's allergies or diets are known
  // to it.
  'random, meal only': (problem, random) =>
    problem.slots.map((slot) => {
      const choice = problem.recipes.flatMap(({ meals }, index) => (meals.includes(slot.meal) ? [index] : []))
      return choice.length === 0 ? -1 : choice[Math.floor(random() * choice.length)]
    }),
  // Recipes found by the meal's keyword are shuffled once; the first 14 are dealt in turn, and
  // begun again when they run out.
  'keyword shuffle': (problem, random) => {
    const hands = new Map()
    return problem.slots.map((slot) => {
      if (!hands.has(slot.meal))
        hands.set(slot.meal, { cards: shuffled(meantFor(problem, slot), random).slice(0, 14), dealt: 0 })
      const hand = hands.get(slot.meal)
      return hand.cards.length === 0 ? -1 : hand.cards[hand.dealt++ % hand.cards.length]
    })
  },
  // Slot after slot takes what is cheapest by the whole objective as the rest stands, and never
  // looks back.
  greedy: (problem) => {
    const plan = new ScoredPlan(problem)
    fillGreedily(plan, { used: 0, limit: Infinity })
    return [...plan.chosen]
  },
}

const wanted = process.argv[2]
const own = new Map(ownInstances().map((instance) => [instance.name, instance]))
const names = [
  ...[...own.keys()].map((name) => [name, null]),
  ...(hasMore ? Object.entries(read('best_known')) : []),
].filter(([name]) => name.includes(wanted ?? ''))
/** Up to a week is proven, within so many seconds by the size of the library. */
const PROVEN_DAYS = 7
const secondsFor = (recipes) => (recipes.length >= 1000 ? 10 : 4)
const results = []
// The first searches run before the machine code is warm; they are not timed.
if (names[0]) searchPlan(problemOf(names[0][0]).problem, { maxEvaluations: 500_000 })
for (const [name, known] of names) {
  const started = cpu()
  const { request, recipes, problem } = problemOf(name)
  const found = findPlan(problem)
  const time = cpu() - started
  const isShort = request.days <= PROVEN_DAYS
  const exact = isShort ? await solveExactly(problem, found, { seconds: secondsFor(recipes) }) : null
  const { plan, score } = exact ?? found
  const best =
    known?.best ??
    (exact
      ? score
      : searchPlan(problem, { maxEvaluations: 10 * found.evaluations, heat: 250, cycles: 1 }).score)
  const proven = known?.proven ?? (exact !== null && exact.bound === exact.score)
  const judge = (chosen) => auditPlan(request, recipes, chosen)
  const audit = judge(plan)
  const ofBaselines = {}
  for (const [who, make] of Object.entries(baselines)) {
    const seeds = who === 'greedy' ? [1] : [1, 2, 3, 4, 5]
    const audits = seeds.map((seed) => judge(make(problem, seededRandom(seed))))
    ofBaselines[who] = {
      gap: mean(audits.map((one) => one.score)) - best,
      violations: mean(audits.map((one) => one.violations)),
    }
  }
  const again =
    searchPlan(problem, { maxEvaluations: 50_000 }).plan.join() ===
    searchPlan(problem, { maxEvaluations: 50_000 }).plan.join()
  results.push({
    name,
    days: request.days,
    gap: score - best,
    searched: found.score - best,
    proven,
    isProvenHere: exact !== null && exact.score - exact.bound < 0.001,
    time,
    violations: audit.violations,
    agrees: Math.abs(audit.score - score) < 1e-6 && again,
    ofBaselines,
  })
  if (wanted !== undefined)
    console.log(
      `${name.padEnd(28)}${score.toFixed(3).padStart(12)}${(score - best).toFixed(3).padStart(10)} points over${time.toFixed(0).padStart(7)} ms`,
    )
}

function problemOf(name) {
  const mine = own.get(name)
  if (mine) return { ...mine, problem: makeProblem(mine.request, mine.recipes) }
  const instance = { ...read(name) }
  const request = requestOf({ ...instance, prefs: { tags: [], ...instance.prefs } })
  const recipes = libraryOf(instance.lib)
  return { request, recipes, problem: makeProblem(request, recipes) }
}

const row = (name, value, goal) =>
  console.log(`${name.padEnd(44)}${String(value).padStart(12)}   wanted ${goal}`)
console.log(`Instances: ${results.length}`)
row(
  'hard rules broken',
  results.reduce((sum, { violations }) => sum + violations, 0),
  '0',
)
row(
  'score is the audit’s, same plan twice',
  `${results.filter(({ agrees }) => agrees).length}/${results.length}`,
  'all',
)
const windows = [
  { title: '1 to 7 days', isIn: (days) => days <= 7, goal: '<= 0.2' },
  { title: '14 days', isIn: (days) => days > 7 && days <= 14, goal: '<= 1.5' },
  { title: '28 days', isIn: (days) => days > 14, goal: '<= 5' },
]
for (const { title, isIn, goal } of windows) {
  const group = results.filter(({ days }) => isIn(days))
  if (group.length === 0) continue
  const gaps = group.map(({ gap }) => gap)
  const times = group.map(({ time }) => time)
  row(`${title}: mean points over the best known`, mean(gaps).toFixed(3), goal)
  if (isIn(7)) {
    row(`${title}: by the search alone`, mean(group.map(({ searched }) => searched)).toFixed(3), 'little')
    const optimal = group.filter(({ proven, gap }) => proven && gap < 0.001).length
    row(
      `${title}: optimal, where known`,
      `${optimal}/${group.filter(({ proven }) => proven).length}`,
      '>= 95 %',
    )
    row(
      `${title}: proven here`,
      `${group.filter(({ isProvenHere }) => isProvenHere).length}/${group.length}`,
      'many',
    )
  }
  row(`${title}: worst`, Math.max(...gaps).toFixed(3), 'small')
  row(`${title}: as good or better`, `${gaps.filter((gap) => gap < 0.0005).length}/${gaps.length}`, 'many')
  row(`${title}: CPU ms, median`, ranked(times, 0.5).toFixed(0), 'little')
  row(`${title}: CPU ms, p95`, ranked(times, 0.95).toFixed(0), isIn(7) ? '<= 400' : '<= 2000')
}
/**
 * Plans, adds one recipe (an ordinary one, one like the first of the library, and everybody's
 * favourite), and plans again with the first plan standing: what stays, and what staying loses
 * against a plan that begins anew, by the audit of the wish without anything standing.
 */
function afterOneMore(request, recipes) {
  const first = findPlan(makeProblem(request, recipes)).plan
  const diets = recipes[0].diets.map(() => 2)
  const harmless = { contains: [], mayContain: [], diets, unknownCount: 0, minutes: 15, meals: [1, 2] }
  return [
    makeLibrary(999, 1)[0],
    { ...recipes[0], cost: 2.5, protein: 5, cuisine: 3 },
    { ...recipes[0], ...harmless, cost: 1, isFavourite: true, rating: 5 },
  ].map((one) => {
    const more = [...recipes, { ...one, title: 'One more' }]
    const slots = makeProblem(request, more).slots.map(({ day, meal }, slot) => ({
      day,
      meal,
      currentRecipe: first[slot],
    }))
    const standing = { ...request, slots }
    const again = findPlan(makeProblem(standing, more))
    const anew = findPlan(makeProblem(request, more))
    const { score, violations } = auditPlan(standing, more, again.plan)
    return {
      unchanged: alike(first, again.plan),
      lost: auditPlan(request, more, again.plan).score - anew.score,
      isSound: violations === 0 && Math.abs(score - again.score) < 1e-6,
    }
  })
}

/**
 * How late the thread that answers requests is for its own timers, at rest and while plans are made
 * and proven in the others.
 */
async function measureDelay() {
  const { bestPlan } = await import('../dist/server/planner/planner-threads.js')
  const delayWhile = async (work) => {
    const watch = monitorEventLoopDelay({ resolution: 10 })
    watch.enable()
    await work()
    watch.disable()
    // The timer's own resolution is part of every measurement.
    const beyond = (value) => Math.max(0, value / 1e6 - 10).toFixed(1)
    return `${beyond(watch.percentile(50))} / ${beyond(watch.percentile(99))} / ${beyond(watch.max)}`
  }
  const plans = async () => {
    await Promise.all([1, 2, 3, 4].map((seed) => bestPlan({ task: kitchenTask(300), seed, exactSeconds: 4 })))
  }
  await bestPlan({ task: kitchenTask(300), seed: 9, exactSeconds: 0 })
  row('loop late at rest: p50 / p99 / most ms', await delayWhile(() => setTimeout(5000)), 'little')
  row('loop late while 4 plans are made', await delayWhile(plans), 'the same')
  row('load of this machine, 1 minute', loadavg()[0].toFixed(1), `${availableParallelism()} cores`)
}

/** A family's week of four meals a day over so many recipes, in the family's words. */
function kitchenTask(size) {
  const random = seededRandom(size)
  const meals = ['breakfast', 'lunch', 'dinner', 'snacks']
  const foods = [
    'chicken',
    'beef',
    'salmon',
    'lentils',
    'eggs',
    'tofu',
    'leeks',
    'spinach',
    'carrots',
    'rice',
  ]
  const start = '2026-03-02'
  const dates = Array.from({ length: 7 }, (_, day) => `2026-03-0${2 + day}`)
  const some = (count) => Array.from({ length: count }, () => foods[Math.floor(random() * foods.length)])
  return {
    start,
    end: dates.at(-1),
    meals: dates.flatMap((date) => meals.map((slot) => ({ date, slot }))),
    eaters: [{ name: 'Ann', allergies: ['eggs'], diets: [], likes: ['leeks'], dislikes: ['tofu'] }],
    preferences: {
      preferredCuisines: [],
      longestMinutes: [15, 30, 60, 30],
      preferredComplexity: 'moderate',
      avoidRepetitionDays: 7,
      recipeRepeatInterval: 14,
      budgetPerServing: 3,
      balanceProteins: true,
      balanceVegetables: true,
      balanceCuisines: true,
    },
    tags: [],
    standing: [],
    recipes: Array.from({ length: size }, (_, index) => ({
      id: index + 1,
      name: `Dish ${index + 1}`,
      ingredients: some(4).map((food) => `200 g ${food}`),
      steps: 4,
      tags: [meals[Math.floor(random() * 4)]],
      cuisine: ['Italian', 'Thai', 'Greek', null][Math.floor(random() * 4)],
      prepTimeMinutes: 5,
      cookTimeMinutes: Math.floor(random() * 50),
      budgetPerServing: String(1 + Math.floor(random() * 5)),
      isFavourite: random() < 0.1,
      rating: null,
    })),
  }
}

/** Slots of two plans that hold the same recipe, as a share. */
const alike = (one, other) =>
  one.filter((recipe, slot) => recipe === other[slot]).length / Math.max(1, one.length)
if (wanted === undefined) {
  // A recipe more in the library must not turn the week over; 'shuffle' must, and cost little.
  const pool = [...own.values()].filter(({ request }) => request.days === 7)
  const big = makeLibrary(300, 300)
  for (const { size, library } of [
    { size: '300 recipes', library: () => big },
    { size: '40 and 120 recipes', library: ({ recipes }) => recipes },
  ]) {
    const kept = pool.flatMap((instance) => afterOneMore(instance.request, library(instance)))
    const share = 100 * mean(kept.map(({ unchanged }) => unchanged))
    row(`one recipe more (${size}): unchanged`, `${share.toFixed(0)} %`, '>= 90 %')
    row(`one recipe more (${size}): points lost`, mean(kept.map(({ lost }) => lost)).toFixed(2), 'little')
    const sound = kept.filter(({ isSound }) => isSound).length
    row(`one recipe more (${size}): sound by the audit`, `${sound}/${kept.length}`, 'all')
  }
  const shuffles = pool.map(({ request }) => {
    const first = searchPlan(makeProblem(request, big))
    const drawnAgain = makeProblem(request, big).slots.map(({ day, meal }, slot) => ({
      day,
      meal,
      excludedRecipes: slot % 2 === 0 ? [first.plan[slot]] : [],
    }))
    const second = searchPlan(makeProblem({ ...request, slots: drawnAgain }, big), { seed: 2 })
    return { changed: 1 - alike(first.plan, second.plan), cost: second.score - first.score }
  })
  row(
    'shuffle (300 recipes): recipes changed',
    `${(100 * mean(shuffles.map(({ changed }) => changed))).toFixed(0)} %`,
    '>= 25 %',
  )
  row('shuffle (300 recipes): points it costs', mean(shuffles.map(({ cost }) => cost)).toFixed(2), '<= 3')
}
if (wanted === undefined) await measureDelay()
if (results.some(({ name }) => name === 'g-L300-D7-M4')) {
  const times = Array.from({ length: 20 }, (_, seed) => {
    const started = cpu()
    searchPlan(problemOf('g-L300-D7-M4').problem, { seed: seed + 1 })
    return cpu() - started
  })
  row('7 days x 4 meals x 300 recipes: p95 ms of 20', ranked(times, 0.95).toFixed(0), '<= 400')
}
console.log(
  '\nOther ways of planning, by the same audit (mean points over the best known, hard rules broken a plan):',
)
for (const who of Object.keys(baselines)) {
  const gaps = windows.map(({ isIn }) =>
    mean(results.filter(({ days }) => isIn(days)).map(({ ofBaselines }) => ofBaselines[who].gap)),
  )
  const broken = mean(results.map(({ ofBaselines }) => ofBaselines[who].violations))
  console.log(
    `${who.padEnd(24)}${gaps.map((gap) => gap.toFixed(1).padStart(12)).join('')}${broken.toFixed(1).padStart(10)} broken`,
  )
}
