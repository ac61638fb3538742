import { describe, expect, it, vi } from 'vitest'
import { type Person, useTestApp } from '../../../../test/harness/app.ts'
import { bringFile } from '../../../../test/harness/household-imports.ts'
import { dot } from '../../../../test/harness/program-exports.ts'
import { temporaryFolder } from '../../../../test/harness/temporary-folder.ts'
import type { Person as Diner, PersonDraft } from '../../../domain/household/person.ts'
import type { HouseholdImport } from '../../../domain/importing/household-import.ts'

vi.setConfig({ testTimeout: 60_000 })
const testApp = useTestApp({ dataDir: temporaryFolder('fill-person') })

const anna = { firstName: 'Anna', lastName: 'Cook', initials: 'AC', color: '#336699' }
const people = ['/api/family-members', '/api/guest-diners'] as const

const add = async (person: Person, path: string, draft: Partial<PersonDraft>) =>
  (await person.call('POST', path, { ...anna, ...draft })).json<Diner>()
const peopleAt = async (person: Person, path: string) => (await person.call('GET', path)).json<Diner[]>()
const exported = async (person: Person) =>
  (await person.call('GET', '/api/household-export?format=plateful')).rawPayload
const undo = async (person: Person, id: number) =>
  (await person.call('POST', `/api/household-imports/${id}/undo`)).json<HouseholdImport>()

/** A backup of a household in which all fields of Anna are filled. */
async function backupOfAnna(path: string): Promise<Uint8Array> {
  const ada = await testApp.person()
  await add(ada, path, {
    allergies: ['Nuts', 'celery'],
    dietaryPreferences: ['vegan'],
    dislikedfoods: ['olives'],
    dateOfBirth: '2019-04-05',
    favoriteDinner: 'Soup',
    profilePhoto: `data:image/png;base64,${dot.toString('base64')}`,
  })
  return exported(ada)
}

describe.each(people)('somebody of a backup who is here already (importing 17): %s', (path) => {
  it('is told of what they lack, and keeps what they have', async () => {
    const bea = await testApp.person()
    const own = { allergies: ['nuts', 'fish'], dislikedfoods: ['kale'], favoriteDinner: 'Rice' }
    const { id } = await add(bea, path, own)
    const { result } = await bringFile(bea, await backupOfAnna(path))
    const [here, ...others] = await peopleAt(bea, path)
    expect(others).toEqual([])
    expect(here).toMatchObject({
      ...own,
      id,
      allergies: ['nuts', 'fish', 'celery'],
      dietaryPreferences: ['vegan'],
      dateOfBirth: '2019-04-05',
    })
    expect((await bea.call('GET', here?.profilePhoto ?? '')).statusCode).toBe(200)
    expect(result?.remarks).toEqual([
      'Anna Cook was here already. Added from the file: the photo, the date of birth, the diets (vegan), the allergies (celery).',
    ])
  })

  it('is as before once the import is taken back, unless somebody has changed them since', async () => {
    const [bea, cem] = [await testApp.person(), await testApp.person()]
    const backup = await backupOfAnna(path)
    for (const person of [bea, cem]) await add(person, path, { allergies: ['fish'] })
    const { id } = await bringFile(bea, backup)
    expect((await undo(bea, id)).result?.remarks).toEqual([])
    expect(await peopleAt(bea, path)).toMatchObject([
      { allergies: ['fish'], dietaryPreferences: [], dateOfBirth: null, profilePhoto: null },
    ])
    const brought = await bringFile(cem, backup)
    const [here] = await peopleAt(cem, path)
    await cem.call('PATCH', `${path}/${here?.id}`, { notes: 'Asked the doctor.' })
    expect((await undo(cem, brought.id)).result?.remarks).toEqual([expect.stringMatching(/^1 thing has/)])
    expect(await peopleAt(cem, path)).toMatchObject([{ allergies: ['fish', 'Nuts', 'celery'] }])
  })

  it('is only one of two of that name', async () => {
    const [ada, bea] = [await testApp.person(), await testApp.person()]
    await add(ada, path, { allergies: ['nuts'] })
    await add(ada, path, { allergies: ['milk'] })
    await add(bea, path, {})
    const backup = await exported(ada)
    const allergiesOf = async (person: Person) =>
      (await peopleAt(person, path)).map(({ allergies }) => allergies)
    await bringFile(bea, backup)
    expect(await allergiesOf(bea)).toEqual([['nuts'], ['milk']])
    const { result } = await bringFile(bea, backup)
    expect([await allergiesOf(bea), result?.remarks]).toEqual([[['nuts'], ['milk']], []])
  })
})
