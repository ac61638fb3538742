/**
 * Recognises passwords that are guessed first. The most used ones in the NCSC's list (100,000 from
 * breaches, 2019) and in yearly counts (2020 to 2025) follow few patterns: neighbours on a
 * keyboard, numbers in a row, and common words with a few digits.
 */

const rows = [
  'qwertyuiop asdfghjkl zxcvbnm azertyuiop qwertzuiop 01234567890 12345678910 abcdefghijklmnopqrstuvwxyz',
  '1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5y6u7i8o9p0 1a2b3c4d5e6f a1b2c3d4e5f6 a1s2d3f4g5h6 1g2w3e4r',
  '1qaz 2wsx 3edc 4rfv zaq1 xsw2 cde3 12qw aszx qaz wsx edc qwe asd zxc zag12wsx',
  '147258369 147852369 159753 789456123 123654789 123698745 14789632 135792468 13579 24680 246810 112358',
  '102030405060 010203040506 100200300 25802580 31415926 1029384756 5201314 1314520',
]
  .join(' ')
  .split(' ')
const paths = [...rows, ...rows.map((row) => Array.from(row).toReversed().join(''))]

const commonWords = new Set(
  [
    'password passwort passwor passwd pass pasword drowssap parola motdepasse contrasena contraseña heslo geheim secret changeme default',
    'admin administrator root user guest login welcome hello hallo test demo student teacher computer internet access master letmein trustno',
    'iloveyou iloveu loveyou loveme lovelove iloveme lovely mylove truelove onelove ihateyou fuckyou babygirl babyboy sweetheart sweetie',
    'princess prince angel angels sunshine rainbow butterfly flower flowers sunflower chocolate cookie cookies cupcake cheese banana strawberry',
    'football baseball basketball softball soccer hockey tennis volleyball liverpool arsenal chelsea everton barcelona realmadrid juventus',
    'superman batman spiderman ironman starwars pokemon pikachu naruto minecraft fortnite roblox dragonball harrypotter hellokitty spongebob',
    'monkey dragon tiger tigger dolphin elephant chicken unicorn snoopy snowball',
    'michael jessica jennifer michelle jordan daniel ashley nicole thomas charlie william samantha elizabeth alexander christian benjamin',
    'victoria isabella charlotte stephanie christopher nicholas jonathan anthony matthew joshua andrew robert hannah amanda maggie sophie',
    'summer winter spring autumn january february march april june july august september october november december monday friday sunday',
    'england scotland london newyork america australia india pakistan california florida manchester mexico brooklyn',
    'freedom forever friends family mother daddy mommy whatever beautiful blessed jesus jesuschrist bismillah happy happiness success',
    'samsung google facebook linkedin myspace microsoft vodafone hotmail yahoo mercedes ferrari porsche corvette yamaha mustang metallica',
    'qwerty azerty qwertz shadow killer hunter matrix merlin phoenix thunder midnight diamond purple orange yellow silver golden',
  ]
    .join(' ')
    .split(' '),
)

const MAX_TRAILING_LETTERS = 4

/**
 * Whether the password is widely used or as easy to guess. A form warns; only strict sign-in
 * refuses.
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase()
  const lettersAndDigits = typed.replace(/[^\p{L}\p{N}]/gu, '')
  return isKeyboardWalk(lettersAndDigits) || isRepeated(lettersAndDigits) || isCommonWord(typed)
}

/**
 * Runs of three or more neighbours, with at most one other letter: 'qwer1234', 'a123456789',
 * '11223344'.
 */
function isKeyboardWalk(text: string): boolean {
  let strays = 0
  for (let at = 0; at < text.length;) {
    const length = stepFrom(text, at)
    if (length === 1) strays += 1
    if (strays > 1) return false
    at += length
  }
  return text !== ''
}

function stepFrom(text: string, at: number): number {
  const runLength = /^(.)\1*/u.exec(text.slice(at))?.[0].length ?? 1
  let longest = runLength
  for (let length = 3; at + length <= text.length; length += 1) {
    const piece = text.slice(at, at + length)
    if (!paths.some((path) => path.includes(piece))) break
    longest = Math.max(longest, length)
  }
  return longest
}

/** The same few letters over and over: '12341234', 'asdasdasd'. */
const isRepeated = (text: string) => /^(.{1,4})\1+$/u.test(text)

const looksLike: Readonly<Record<string, string>> = { '@': 'a', $: 's', '0': 'o', '3': 'e', '5': 's' }

/**
 * A common word, single or doubled, with look-alike signs and some digits around it:
 * 'P@ssw0rd123!'.
 */
function isCommonWord(typed: string): boolean {
  const [, before = '', word = '', after = ''] = /^([\d\W]*)(\p{L}.*?)([\d\W]*)$/u.exec(typed) ?? []
  const isShortTail = (rest: string) =>
    rest.length <= MAX_TRAILING_LETTERS || isKeyboardWalk(rest.replace(/\D/g, ''))
  if (!isShortTail(before) || !isShortTail(after)) return false
  const unmasked = word.replace(/[@$035]/g, (sign) => looksLike[sign] ?? sign)
  const half = unmasked.slice(0, unmasked.length / 2)
  return commonWords.has(unmasked) || (half + half === unmasked && commonWords.has(half))
}
