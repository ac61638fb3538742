import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { server } from '../../../../test/harness/web-server.ts'
import { visit } from '../../../../test/harness/web-visit.ts'
import { assignmentsCall } from '../../../contract/calendar.ts'
import { recipesCall } from '../../../contract/recipes.ts'
import {
  addStapleCall,
  changeStapleCall,
  completedListsCall,
  extrasCall,
  removeStapleCall,
  staplesCall,
} from '../../../contract/shopping.ts'
import type { Staple } from '../../../domain/shopping/staple.ts'
import { waitingEditsStore } from '../list/local-list.ts'

let staples: Staple[] = []
const milk: Staple = {
  id: 1,
  name: 'milk',
  quantity: 2,
  unit: 'pint',
  rhythm: 'weekly',
  nextOn: '2026-03-02',
}

beforeEach(() => {
  staples = [milk]
  server.answers(assignmentsCall, [])
  server.answers(recipesCall, [])
  server.answers(completedListsCall, [])
  server.answers(extrasCall, { items: [] })
  server.answers(staplesCall, () => staples)
  server.answers(addStapleCall, ({ body }) => {
    const staple = { ...body, id: 2, nextOn: null }
    staples = [...staples, staple]
    return staple
  })
  server.answers(changeStapleCall, ({ params, body }) => {
    staples = staples.map((one) => (one.id === params.id ? { ...one, ...body } : one))
    return { ...milk, ...body }
  })
  server.answers(removeStapleCall, ({ params }) => {
    staples = staples.filter(({ id }) => id !== params.id)
    return undefined
  })
})

async function open() {
  const person = visit('/shopping-list')
  await person.click(await screen.findByRole('heading', { name: 'Staples' }))
  const rows = within(await screen.findByRole('list', { name: 'Your staples' }))
  return { person, rows }
}

it('staples stand with their amount and rhythm; another one is written down', async () => {
  const { person, rows } = await open()
  expect(rows.getByText('milk').textContent).toBe('milk 2 pints')
  await person.type(screen.getByLabelText('New staple'), '1 kg coffee')
  await person.selectOptions(screen.getByLabelText('Comes back'), 'Every two weeks')
  await person.click(screen.getByRole('button', { name: 'Add staple' }))
  expect(await rows.findByText('coffee')).toBeVisible()
  expect(await screen.findByText('coffee is a staple')).toBeVisible()
  expect(server.received(addStapleCall)[0]?.body).toEqual({
    name: 'coffee',
    quantity: 1,
    unit: 'kg',
    rhythm: 'fortnightly',
  })
})

it('puts a finished staple on the next list with its amount', async () => {
  const { person } = await open()
  await person.click(screen.getByRole('button', { name: 'milk is finished' }))
  expect(await screen.findByText('milk waits for your next list')).toBeVisible()
  const [said] = waitingEditsStore(1).read()?.[0]?.edits.rows ?? []
  expect([said?.set.name?.value, said?.set.quantity?.value, said?.set.unit?.value]).toEqual([
    'milk',
    2,
    'pint',
  ])
})

it('gets another rhythm, and is forgotten', async () => {
  const { person } = await open()
  await person.selectOptions(screen.getByLabelText('When milk comes back'), 'When it’s finished')
  await expect.poll(() => staples[0]?.rhythm).toBe('finished')
  await person.click(screen.getByRole('button', { name: 'Forget milk' }))
  await expect.poll(() => screen.queryByRole('list', { name: 'Your staples' })).toBeNull()
})

it('says why a staple was not taken, and keeps what was typed', async () => {
  server.refuses(addStapleCall, 400, 'A household can have up to 200 staples.')
  const { person } = await open()
  await person.type(screen.getByLabelText('New staple'), 'coffee{Enter}')
  expect(await screen.findByText('A household can have up to 200 staples.')).toBeVisible()
  expect(screen.getByLabelText('New staple')).toHaveProperty('value', 'coffee')
})
