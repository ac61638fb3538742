/** Describes a call in OpenAPI: its answer and its possible refusals. */

import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Call, ErrorBody, refusalsOf, refusalStatus } from '../../contract/call.ts'
import { scopesFor } from './access-scopes.ts'

/** The refusals of a call by status, each with its possible codes. */
function refusalAnswers(call: Call): Record<string, z.ZodType> {
  const codes = refusalsOf(call)
  return Object.fromEntries(
    codes.map((code) => {
      const codesOfStatus = codes.filter((other) => refusalStatus[other] === refusalStatus[code])
      return [
        refusalStatus[code],
        ErrorBody.extend({ code: z.enum(codesOfStatus) }).describe(codesOfStatus.join(', ')),
      ]
    }),
  )
}

/** How a caller shows who they are: by a session or, where that is open to programs, by a token. */
function securityOf(call: Call): Record<string, string[]>[] {
  if (call.access === 'anyone') return []
  return [{ session: [] }, ...(scopesFor(call).length > 0 ? [{ accessToken: [] }] : [])]
}

/** The ways that `securityOf` names, as the document declares them. */
export const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: 'plateful' },
  accessToken: { type: 'http', scheme: 'bearer' },
} as const

/** The codes are only in the document; answers are not checked against them. */
export const describeCall: typeof jsonSchemaTransform = (route) => {
  const { call } = route.route.config ?? {}
  const response = route.schema?.response
  if (!call || !response) return jsonSchemaTransform(route)
  return jsonSchemaTransform({
    ...route,
    schema: {
      ...route.schema,
      security: securityOf(call),
      response: { ...response, ...refusalAnswers(call) },
    },
  })
}
