import type { z } from 'zod'
import type { Call } from '../../contract/call.ts'
import type { AccessScope } from '../../domain/account/access-token.ts'
import { scopesFor } from '../http/access-scopes.ts'
import type { CallApi } from './call-api.ts'

interface ToolParts<Input extends z.ZodObject> {
  /** The name that a model calls it by, in the protocol's way: words joined by '_'. */
  name: string
  title: string
  /** What it does and when to use it, for the model. */
  description: string
  /** The calls that it makes: a token that may not make them all is not offered the tool. */
  calls: readonly Call[]
  input: Input
  /** Answers what the model reads, as JSON; `now` is the moment of the call in milliseconds. */
  run(callApi: CallApi, input: z.output<Input>, now: number): Promise<unknown>
}

/** One thing that a model can do in a household. */
export interface Tool extends Omit<ToolParts<z.ZodObject>, 'run'> {
  run(callApi: CallApi, input: Record<string, unknown>, now: number): Promise<unknown>
}

/** Declares a tool; the protocol's library parses the input by the tool's schema. */
export const tool = <Input extends z.ZodObject>(parts: ToolParts<Input>): Tool => ({
  ...parts,
  run: (callApi, input, now) => parts.run(callApi, input as z.output<Input>, now),
})

/** Whether a token with these scopes may make every call of the tool. */
export const isOffered = ({ calls }: Tool, scopes: readonly AccessScope[]): boolean =>
  calls.every((call) => scopesFor(call).some((scope) => scopes.includes(scope)))

/** Whether a tool only reads. */
export const isReading = ({ calls }: Tool): boolean => calls.every(({ method }) => method === 'GET')
