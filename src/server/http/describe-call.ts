/** How OpenAPI tells of a call: what it answers, and which refusals it can give. */
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Call, ErrorBody } from '../../contract/call.ts'
import { refusalsOf, refusalStatus } from '../../contract/refusals.ts'

/** The answers of a call that say no, by status, each with the codes that it can have. */
function refusalAnswers(call: Call): Record<string, z.ZodType> {
  const codes = refusalsOf(call)
  return Object.fromEntries(
    codes.map((code) => {
      const alike = codes.filter((other) => refusalStatus[other] === refusalStatus[code])
      return [refusalStatus[code], ErrorBody.extend({ code: z.enum(alike) }).describe(alike.join(', '))]
    }),
  )
}

/** Only the document names the codes: an answer is sent whatever its code is. */
export const describeCall: typeof jsonSchemaTransform = (route) => {
  const { call } = route.route.config ?? {}
  const response = route.schema?.response
  if (!call || !response) return jsonSchemaTransform(route)
  return jsonSchemaTransform({
    ...route,
    schema: { ...route.schema, response: { ...response, ...refusalAnswers(call) } },
  })
}
