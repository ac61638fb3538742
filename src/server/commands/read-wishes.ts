import { z } from 'zod'
import { mealSlots } from '../../domain/calendar/meal.ts'
import { Day } from '../../domain/day.ts'
import { readRules } from '../../domain/planner/rules/reader/read-rules.ts'
import type { RuleContext } from '../../domain/planner/rules/rule-context.ts'
import { type Command, readJsonFile, UsageError } from './command.ts'

const Home = z.object({
  diners: z.array(z.string()),
  speaker: z.string().optional(),
  groups: z.record(z.string(), z.array(z.string())).default({}),
  aliases: z.record(z.string(), z.string()).default({}),
  knownGuests: z.array(z.string()).default([]),
  recipes: z.array(z.object({ name: z.string() })),
  tags: z.array(z.string()).default([]),
  cuisines: z.array(z.string()).default([]),
})
type Home = z.infer<typeof Home>

const Window = z.object({
  household: z.string(),
  today: Day,
  window: z.object({ dates: z.array(Day).min(1), slots: z.array(z.enum(mealSlots)).min(1) }),
})
type Window = z.infer<typeof Window>

/** Sentences, each with the name of its context: a household and a window. */
const Sentences = z.object({
  sentences: z.array(z.object({ id: z.string(), context: z.string(), sentence: z.string() })),
  contexts: z.object({
    households: z.record(z.string(), Home),
    contexts: z.record(z.string(), Window),
  }),
})

const contextOf = ({ today, window }: Window, home: Home): RuleContext => ({
  today,
  dates: window.dates,
  slots: window.slots,
  diners: home.diners,
  speaker: home.speaker,
  groups: home.groups,
  aliases: home.aliases,
  guests: home.knownGuests,
  recipes: home.recipes.map(({ name }) => name),
  tags: home.tags,
  cuisines: home.cuisines,
})

export const readWishesCommand: Command = {
  name: 'read-wishes',
  usage: 'read-wishes FILE',
  summary: 'reads sentences to the planner as rules',
  help: [
    'FILE holds {"sentences": [{"id","context","sentence"}], "contexts": {"households","contexts"}}.',
    'Prints one JSON object a sentence: {"id","wishes","unread"}.',
  ].join('\n'),
  run: async ([file], { print }) => {
    if (file === undefined) throw new UsageError('Which file?')
    const { sentences, contexts } = await readJsonFile(file, Sentences, 'a file of sentences')
    const known = new Map<string, RuleContext>()
    for (const { id, context, sentence } of sentences) {
      const window = contexts.contexts[context]
      const home = window && contexts.households[window.household]
      if (!home) throw new Error(`${id}: there is no context ${context}`)
      const found = known.get(context) ?? contextOf(window, home)
      known.set(context, found)
      const { rules, unread } = readRules(sentence, found)
      print(JSON.stringify({ id, wishes: rules, unread }))
    }
    return 0
  },
}
