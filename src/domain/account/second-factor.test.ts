import { expect, it } from 'vitest'
import { sayKey, SecondFactorProof } from './second-factor.ts'

it.each([
  ['123456', undefined],
  [' 123 456 ', undefined],
  ['12345', 'Type the six digits that the app shows'],
  ['abcde-fghij', 'Type the six digits that the app shows'],
  ['12-34-56', 'Type the six digits that the app shows'],
])('the first code of an app, %j: %s', (code, says) => {
  expect(SecondFactorProof.safeParse({ code }).error?.issues[0]?.message).toBe(says)
})

it('a key is shown in fours', () => {
  expect(sayKey('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP')
})
