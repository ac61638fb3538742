import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { call } from '../../contract/call.ts'
import { type RefusalCode, refuse } from '../../domain/refusal.ts'
import { handleErrors } from './errors.ts'

async function refusedWith(code: RefusalCode) {
  const heard: string[] = []
  const app = Fastify()
  handleErrors(app, (_request, { path }, refusal) => void heard.push(`${path} ${refusal.code}`))
  const config = { call: call('GET', '/api/day', { refusals: ['NOT_FOUND'] }) }
  app.get('/api/day', { config }, () => {
    throw refuse(code, 'No.')
  })
  const response = await app.inject('/api/day')
  return { status: response.statusCode, body: response.body, heard }
}

describe('a refusal', () => {
  it('that its call names is answered and nothing is said of it', async () => {
    expect(await refusedWith('NOT_FOUND')).toEqual({
      status: 404,
      body: '{"message":"No.","code":"NOT_FOUND"}',
      heard: [],
    })
  })

  it('that every call can give need not be named', async () => {
    expect(await refusedWith('NOT_SIGNED_IN')).toMatchObject({ status: 401, heard: [] })
  })

  it('that its call does not name is answered all the same, and reported', async () => {
    expect(await refusedWith('DAYS_LOCKED')).toEqual({
      status: 423,
      body: '{"message":"No.","code":"DAYS_LOCKED"}',
      heard: ['/api/day DAYS_LOCKED'],
    })
  })
})
