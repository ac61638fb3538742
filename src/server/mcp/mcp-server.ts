/**
 * The only file that imports the protocol's library, so that a server loads it with the first
 * request of an AI program.
 */

import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { AccessScope } from '../../domain/account/access-token.ts'
import { calendarTools } from './calendar-tools.ts'
import { ApiRefusal, type CallApi } from './call-api.ts'
import { familyTools } from './family-tools.ts'
import { recipeTools } from './recipe-tools.ts'
import { shoppingTools } from './shopping-tools.ts'
import type { ToolQueue } from './tool-queue.ts'
import { isOffered, isReading, type Tool } from './tool.ts'

/** Everything that a model can do in a household. */
export const tools: readonly Tool[] = [...recipeTools, ...familyTools, ...calendarTools, ...shoppingTools]

/** A program that came with an access token. */
export interface Program {
  callApi: CallApi
  scopes: readonly AccessScope[]
  /** For whom it acts. */
  userId: number
  queue: ToolQueue
  clock: () => Date
}

const INSTRUCTIONS = [
  'Plateful keeps a family’s recipes, meal calendar and shopping list.',
  'Before you suggest or plan food, read get_family: allergies there are real.',
  'A food that is ‘not checked’ is not known to be safe; say so.',
].join(' ')

/**
 * A server of the Model Context Protocol for the holder of one access token. A refused call is told
 * to the model, which can mend its input; anything else is a fault of ours.
 */
function makeMcpServer({ callApi, scopes, userId, queue, clock }: Program): McpServer {
  const server = new McpServer({ name: 'plateful', version: '1' }, { instructions: INSTRUCTIONS })
  for (const tool of tools.filter((one) => isOffered(one, scopes))) {
    const { name, title, description, input } = tool
    const annotations = { title, readOnlyHint: isReading(tool), openWorldHint: false }
    server.registerTool(name, { title, description, inputSchema: input, annotations }, async (sent) => {
      try {
        const answer = await queue.run(userId, () => tool.run(callApi, sent, clock().getTime()))
        return asText(JSON.stringify(answer))
      } catch (error) {
        if (error instanceof ApiRefusal) return { ...asText(error.message), isError: true }
        throw error
      }
    })
  }
  return server
}

/** Answers one request over HTTP. Each has a server of its own: nothing is kept between two. */
export function answerMcpRequest(request: Request, body: unknown, program: Program): Promise<Response> {
  const handler = createMcpHandler(() => makeMcpServer(program), { maxSubscriptions: 0 })
  return handler.fetch(request, { parsedBody: body })
}

/**
 * Serves on standard input and output until the input ends, or `stopped` does, and what was asked
 * is answered.
 */
export async function serveOnStandardInput(program: Program, stopped: Promise<void>): Promise<void> {
  // The library drops what it has not answered when its input ends, so its input never does.
  const lastingInput = process.stdin.pipe(new PassThrough(), { end: false })
  const running = new Set<Promise<unknown>>()
  const callApi: CallApi = (call, ...input) => {
    const answer = program.callApi(call, ...input)
    running.add(answer)
    return answer.finally(() => running.delete(answer))
  }
  const transport = new StdioServerTransport(lastingInput)
  const served = serveStdio(() => makeMcpServer({ ...program, callApi }), { transport })
  await Promise.race([finished(process.stdin), stopped])
  // A tool goes on to its next call, and a message to its tool, before the next turn of the loop.
  do {
    await setImmediate()
    await Promise.allSettled(running)
    await setImmediate()
  } while (running.size > 0)
  await served.close()
}

const asText = (text: string) => ({ content: [{ type: 'text' as const, text }] })
