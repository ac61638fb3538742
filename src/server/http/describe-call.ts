/** Describes a call in OpenAPI: its answer and its possible refusals. */
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Call, ErrorBody, refusalsOf, refusalStatus } from '../../contract/call.ts'

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

/** The codes are only in the document; answers are not checked against them. */
export const describeCall: typeof jsonSchemaTransform = (route) => {
  const { call } = route.route.config ?? {}
  const response = route.schema?.response
  if (!call || !response) return jsonSchemaTransform(route)
  return jsonSchemaTransform({
    ...route,
    schema: { ...route.schema, response: { ...response, ...refusalAnswers(call) } },
  })
}
