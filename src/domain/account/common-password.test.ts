import { expect, it } from 'vitest'
import { isCommonPassword } from './common-password.ts'

it.each(
  [
    '12345678 1234567890 12345678910 87654321 0987654321 11111111 12341234 11223344 1122334455 12344321 10203040 123123123',
    'qwertyuiop 1q2w3e4r 1q2w3e4r5t q1w2e3r4t5 1qaz2wsx zaq12wsx asdfghjkl zxcvbnm123 azertyuiop qwer1234 1234qwer 123qweasd',
    'abcd1234 abcdefgh abc123456 a1b2c3d4 aa112233 a123456789 123456789a 12345qwert asdfasdf asdasdasd 147258369 789456123',
    'Aa123456 Aa@123456 123456aA@ Abcd@1234 Qwerty@123 qwerty123456 Password P@ssw0rd P@$$w0rd Pa55word passw0rd Password123!',
    'Pass@1234 admin@123 admin123456 adminadmin Welcome@123 welcome1 Test@123 Demo@1234 letmein1 trustno1 changeme',
    'iloveyou iloveyou2 princess1 sunshine football1 liverpool1 superman starwars1 Minecraft pokemon123 michael1 jessica1985',
    'Summer2025! pakistan123 1password password. babygirl12',
  ]
    .join(' ')
    .split(' '),
)('%s is much used', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

it.each([
  '',
  'a good password',
  'another good one',
  'correct horse battery staple',
  'quincemoor',
  'xK9#mQ2v',
  'lentil-soup-94',
  'passwordless kitchens',
  'my summer pudding',
  'sunshineandrain',
  '83920174',
  'qw7er9ty2u',
  'Tr0ub4dor&3',
  'hunterwasser',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})

it('takes a password of any length in its stride', () => {
  const [cpu, texts] = [
    process.cpuUsage(),
    ['1'.repeat(1000), 'a1'.repeat(500), '!'.repeat(1000), 'ab@'.repeat(333)],
  ]
  for (const text of texts) isCommonPassword(text)
  expect(process.cpuUsage(cpu).user / 1000).toBeLessThan(500)
})
