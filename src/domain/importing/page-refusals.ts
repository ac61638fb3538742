/** Why a page could not be read, and what to do next: the one table of these refusals. */

import { type Refusal, type RefusalCode, refuse } from '../refusal.ts'

/**
 * The kind of device, as far as it decides the advice: a phone whose programs can share texts with
 * Plateful, another phone, a computer, or unknown.
 */
export type Device = 'sharing-phone' | 'phone' | 'computer' | 'unknown'

/** The next thing to do, for every device. */
const advice = {
  /** The person can see the page, and our server cannot. */
  send: {
    'sharing-phone':
      'Open it in your browser, select the whole recipe and share it with Plateful, or copy it and paste it here.',
    phone: 'Open it in your browser, copy the whole recipe and paste it here.',
    computer:
      'Open it in your browser and press ‘Add to Plateful’, the bookmark or the extension, or copy the recipe there and paste it here.',
    unknown:
      'Open it in your browser and send it with ‘Add to Plateful’, or copy the recipe there and paste it here.',
  },
  laterOrPaste: onEveryDevice('Please try again in a few minutes, or copy the recipe and paste it here.'),
  later: onEveryDevice('Please try again later.'),
  address: onEveryDevice('Please check it for a typing mistake.'),
  pdf: {
    'sharing-phone':
      'Open it, select the recipe and share it with Plateful, or copy it and paste it here. If it’s a scan, Import from Photo on the recipes page helps.',
    phone:
      'Open it, copy the recipe and paste it here. If it’s a scan, Import from Photo on the recipes page helps.',
    computer:
      'Open it, copy the recipe and paste it here. If it’s a scan, Import from Photo on the recipes page helps.',
    unknown:
      'Open it, copy the recipe and paste it here. If it’s a scan, Import from Photo on the recipes page helps.',
  },
  picture: {
    'sharing-phone':
      'Use the address of the page that shows it, or share the picture with Plateful: Import from Photo opens with it.',
    phone: 'Use the address of the page that shows it, or Import from Photo on the recipes page.',
    computer: 'Use the address of the page that shows it, or Import from Photo on the recipes page.',
    unknown: 'Use the address of the page that shows it, or Import from Photo on the recipes page.',
  },
  page: onEveryDevice('Please use the address of the recipe’s page.'),
  noRecipe: onEveryDevice(
    'Check that the address opens the recipe itself. If it does, copy the recipe and paste it here, or add it by hand.',
  ),
  all: onEveryDevice('Paste all of it, with the ingredients and the method, or add the recipe by hand.'),
  part: onEveryDevice('Paste only the part with the recipe, or add the recipe by hand.'),
} as const satisfies Record<string, Record<Device, string>>

function onEveryDevice(sentence: string): Record<Device, string> {
  return { 'sharing-phone': sentence, phone: sentence, computer: sentence, unknown: sentence }
}

interface Row {
  code: RefusalCode
  says: string
  next: keyof typeof advice
}

/** Every reason: the code of its refusal, its sentence, and the kind of advice. */
export const pageRefusals = {
  signIn: { code: 'PAGE_REFUSED', says: 'This page is for signed-in visitors only.', next: 'send' },
  loginWall: {
    code: 'PAGE_REFUSED',
    says: 'This site asks for a sign-in before it shows the page.',
    next: 'send',
  },
  forbidden: { code: 'PAGE_REFUSED', says: 'This site doesn’t let programs read its pages.', next: 'send' },
  botCheck: {
    code: 'PAGE_REFUSED',
    says: 'This site wants to see that a person is reading.',
    next: 'send',
  },
  cookieWall: {
    code: 'PAGE_REFUSED',
    says: 'This site asks about cookies before it shows the page.',
    next: 'send',
  },
  tooOften: {
    code: 'PAGE_REFUSED',
    says: 'This site says that it was asked too often.',
    next: 'laterOrPaste',
  },
  privateNetwork: {
    code: 'PAGE_REFUSED',
    says: 'This address is on a private network, which the importer may not visit.',
    next: 'send',
  },
  port: {
    code: 'PAGE_REFUSED',
    says: 'Only ordinary web addresses can be read, without a port number.',
    next: 'send',
  },
  password: {
    code: 'PAGE_REFUSED',
    says: 'We can’t read addresses with a user name or password in them.',
    next: 'send',
  },
  scheme: {
    code: 'PAGE_REFUSED',
    says: 'Only addresses that begin with http:// or https:// can be read.',
    next: 'address',
  },
  noAddress: { code: 'PAGE_REFUSED', says: 'This isn’t a web address.', next: 'address' },
  noPage: { code: 'PAGE_FAILED', says: 'There’s no page at this address.', next: 'address' },
  noSite: { code: 'PAGE_FAILED', says: 'There’s no site at this address.', next: 'address' },
  circle: {
    code: 'PAGE_FAILED',
    says: 'This address keeps sending us from one page to another.',
    next: 'address',
  },
  siteInTrouble: { code: 'PAGE_FAILED', says: 'This site has trouble at the moment.', next: 'later' },
  unreachable: { code: 'PAGE_FAILED', says: 'This site couldn’t be reached.', next: 'laterOrPaste' },
  timeout: { code: 'PAGE_TIMEOUT', says: 'This site took too long to answer.', next: 'laterOrPaste' },
  certificate: {
    code: 'PAGE_FAILED',
    says: 'Something’s wrong with this site’s certificate, so we didn’t read it.',
    next: 'send',
  },
  oddAnswer: {
    code: 'PAGE_FAILED',
    says: 'This site answered with something other than a page.',
    next: 'send',
  },
  tooLarge: { code: 'PAGE_FAILED', says: 'This page is too large to read.', next: 'send' },
  pdf: { code: 'PAGE_FAILED', says: 'This address is a PDF and not a web page.', next: 'pdf' },
  picture: { code: 'PAGE_FAILED', says: 'This address is a picture and not a web page.', next: 'picture' },
  file: { code: 'PAGE_FAILED', says: 'This address is a file and not a web page.', next: 'page' },
  noRecipe: {
    code: 'NO_RECIPE_FOUND',
    says: 'We couldn’t find a recipe on this page.',
    next: 'noRecipe',
  },
  noRecipePasted: {
    code: 'NO_RECIPE_FOUND',
    says: 'We couldn’t find a recipe in what you pasted.',
    next: 'all',
  },
  tooMuch: { code: 'NO_RECIPE_FOUND', says: 'This page takes too long to be read.', next: 'part' },
} as const satisfies Record<string, Row>

/** The name of a reason in the table, as an answer says it. */
export type PageRefusal = keyof typeof pageRefusals

/** Whether a reason that an answer names is one of the table. */
export const isPageRefusal = (why: unknown): why is PageRefusal =>
  typeof why === 'string' && Object.hasOwn(pageRefusals, why)

/** The reason and the next thing to do, for this kind of device (importing 33). */
export const pageRefusalMessage = (why: PageRefusal, device: Device = 'unknown'): string =>
  `${pageRefusals[why].says} ${advice[pageRefusals[why].next][device]}`

/** Whether the person can paste the page that the server cannot read; then a field for it opens. */
export const canBePasted = (why: PageRefusal): boolean => {
  const { next } = pageRefusals[why]
  return next !== 'address' && next !== 'later' && next !== 'page'
}

/**
 * The refusal for a reason. Its answer names the reason as `why`, so that a screen can give the
 * advice for the device that it is on.
 */
export const refusePage = (why: PageRefusal, details: Record<string, unknown> = {}): Refusal =>
  refuse(pageRefusals[why].code, pageRefusalMessage(why), { ...details, why })
