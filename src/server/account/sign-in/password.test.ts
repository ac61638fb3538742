import { describe, expect, it } from 'vitest'
import { atFullCost } from '../../../../test/harness/quick-hash.ts'
import { isPasswordRight, hashPassword, DUMMY_HASH } from './password.ts'
const costOf = (hashed: string) => hashed.split('$').slice(0, 4)

describe('a password (account 8)', () => {
  atFullCost()

  it('fits the hash that was made of it, and no other', async () => {
    const hashed = await hashPassword('a good password')
    expect(await isPasswordRight(hashed, 'a good password')).toBe(true)
    expect(await isPasswordRight(hashed, 'another password')).toBe(false)
  })

  it('of nobody is refused at the same cost as a wrong one', async () => {
    expect(await isPasswordRight(null, 'a good password')).toBe(false)
    expect(costOf(DUMMY_HASH)).toEqual(['', 'argon2id', 'v=19', 'm=19456,t=2,p=1'])
    expect(costOf(DUMMY_HASH)).toEqual(costOf(await hashPassword('a good password')))
  })
})
