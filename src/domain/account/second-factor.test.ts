import { describe, expect, it } from 'vitest'
import {
  recoveryCodeOf,
  formatKey,
  formatRecoveryCode,
  SecondFactorProof,
  SecondStepCode,
} from './second-factor.ts'

const WRONG = 'Type the six digits, or one of your recovery codes'

describe('what is typed at the second step', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['abcde-fghij', 'abcdefghij'],
    ['ABCDE FGHIJ', 'abcdefghij'],
    ['23456-78923', '2345678923'],
  ])('%j is %s', (typed, code) => {
    expect(SecondStepCode.parse(typed)).toBe(code)
  })

  it.each(['', '12345', '1234567', 'abcde-fghi', 'abcde-fghio', 'abcde-fghi0', '١٢٣٤٥٦', '1'.repeat(61)])(
    '%j is neither',
    (typed) => {
      expect(SecondStepCode.safeParse(typed).error?.issues.map(({ message }) => message)).toContain(WRONG)
    },
  )
})

describe('a recovery code', () => {
  it('takes every letter of its alphabet alike often, so that random bytes stay random', () => {
    const letters = Array.from({ length: 256 }, (_, byte) => recoveryCodeOf(new Uint8Array(10).fill(byte))[0])
    const counts = new Map<string | undefined, number>()
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1)
    expect(counts.size).toBe(32)
    expect(new Set(counts.values())).toEqual(new Set([8]))
    expect([...counts.keys()].join('')).not.toMatch(/[01lo]/)
  })

  it('is written in halves and read back as it was', () => {
    const code = recoveryCodeOf(Uint8Array.from({ length: 10 }, (_, nth) => nth * 25))
    expect(formatRecoveryCode(code)).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/)
    expect(SecondStepCode.parse(formatRecoveryCode(code))).toBe(code)
  })
})

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
  expect(formatKey('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP')
})
