import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import { bringFile, readFile, settled } from '../../../../test/harness/household-imports.ts'
import * as samples from '../../../../test/harness/program-exports.ts'
import { temporaryFolder } from '../../../../test/harness/temporary-folder.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { refuse } from '../../../domain/refusal.ts'

const dataDir = temporaryFolder('photos')

describe('photos that a file only names by their address', () => {
  const asked: string[] = []
  const open = useTestApp(
    { dataDir },
    {
      pages: {
        fetchPage: () => Promise.reject(new Error('no page is asked for')),
        fetchImage: async (address) => {
          asked.push(address)
          if (address.includes('gone')) throw refuse('PAGE_FAILED', 'There’s no page at this address.')
          const bytes = address.includes('odd') ? strToU8('no picture') : samples.dot
          return { bytes, mediaType: 'image/png' }
        },
      },
    },
  )
  const table = [
    'Title,Ingredients,Directions,Url,Photo Url',
    ...['leek', 'gone', 'odd'].map(
      (name) => `${name} pie,2 leeks,Bake it.,https://pies.example/${name},https://pies.example/${name}.png`,
    ),
    'plain pie,2 leeks,Bake it.,,',
  ].join('\n')

  it('are announced and not asked for, then fetched; what cannot be had keeps no recipe back', async () => {
    const ada = await open.person()
    const { id, report } = await readFile(ada, table, 'pies.csv')
    expect(report).toMatchObject({ photos: 0, webPhotos: 3, lost: [] })
    expect(asked).toEqual([])
    await ada.call('POST', `/api/household-imports/${id}/run`, { duplicates: 'skip' })
    const { state, result } = await settled(ada, id)
    expect([state, result]).toMatchObject([
      'done',
      {
        recipes: 4,
        photos: 1,
        missedPhotos: 1,
        remarks: [
          'The photo of gone pie couldn’t be fetched from the web.',
          'The photo of odd pie couldn’t be read.',
        ],
      },
    ])
    const recipes = (await ada.call('GET', '/api/recipes')).json<Recipe[]>()
    expect(recipes.filter(({ photo }) => photo !== null).map(({ name }) => name)).toEqual(['leek pie'])
    const photo = recipes.find(({ name }) => name === 'leek pie')?.photo ?? ''
    expect((await ada.call('GET', photo)).statusCode).toBe(200)
  })

  it('are not asked for where the recipe is there already', async () => {
    const ada = await open.person()
    await bringFile(ada, table)
    asked.length = 0
    expect((await bringFile(ada, table)).result).toMatchObject({ recipes: 0, skipped: 4, missedPhotos: 0 })
    expect(asked).toEqual([])
  })
})
