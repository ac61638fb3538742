import type { ReadSentence } from '../../domain/planner/plan-rule.ts'
import type { RuleContext } from '../../domain/planner/rules/rule-context.ts'
import { task } from '../workers/task.ts'

/** Reads a sentence with `domain/planner/rules`, and finds what its unread parts may mean. */
export const readSentenceTask = task<{ sentence: string; context: RuleContext }, ReadSentence>('readSentence')
