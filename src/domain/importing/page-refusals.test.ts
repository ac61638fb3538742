import { describe, expect, it } from 'vitest'
import {
  canBePasted,
  type Device,
  isPageRefusal,
  type PageRefusal,
  pageRefusals,
  refusePage,
  pageRefusalMessage,
} from './page-refusals.ts'

const reasons = Object.keys(pageRefusals) as PageRefusal[]
const devices: Device[] = ['sharing-phone', 'phone', 'computer', 'unknown']

describe('a page that cannot be read (importing 33)', () => {
  it.each(reasons)('%s: every device is told the reason first, and then what to do', (why) => {
    for (const device of devices) {
      const sentence = pageRefusalMessage(why, device)
      expect(sentence.startsWith(`${pageRefusals[why].says} `)).toBe(true)
      expect(sentence.slice(pageRefusals[why].says.length)).toMatch(
        /^ .*\b(?:[Pp]aste|[Tt]ry again|check|address|Import from Photo)\b/,
      )
    }
  })

  it.each<[PageRefusal, Device, RegExp, RegExp]>([
    ['forbidden', 'computer', /bookmark or the extension.*paste it here/, /share/],
    ['forbidden', 'sharing-phone', /share it with Plateful.*paste it here/, /bookmark|extension/],
    ['forbidden', 'phone', /copy the whole recipe and paste it here/, /bookmark|extension|share/],
    ['loginWall', 'computer', /Add to Plateful/, /share/],
    ['cookieWall', 'phone', /paste it here/, /bookmark/],
    ['botCheck', 'sharing-phone', /share it with Plateful/, /bookmark/],
    ['privateNetwork', 'computer', /Add to Plateful/, /typing mistake/],
    ['tooLarge', 'phone', /paste it here/, /bookmark/],
    ['noPage', 'phone', /typing mistake/, /paste/],
    ['noSite', 'computer', /typing mistake/, /paste/],
    ['timeout', 'computer', /try again in a few minutes.*paste it here/, /typing/],
    ['siteInTrouble', 'computer', /try again later/, /paste/],
    ['pdf', 'phone', /paste it here.*Import from Photo/, /bookmark/],
    ['picture', 'sharing-phone', /share the picture with Plateful/, /bookmark/],
    ['picture', 'phone', /Import from Photo/, /share/],
    ['noRecipe', 'computer', /opens the recipe itself.*paste it here/, /program/],
    ['tooMuch', 'phone', /Paste only the part/, /address/],
  ])('%s on a %s says what helps there, and nothing that does not', (why, device, told, untold) => {
    expect(pageRefusalMessage(why, device)).toMatch(told)
    expect(pageRefusalMessage(why, device)).not.toMatch(untold)
  })

  it('is refused with its code, a sentence for any device, and its reason', () => {
    const refusal = refusePage('forbidden', { status: 403 })
    expect(refusal).toMatchObject({ code: 'PAGE_REFUSED', details: { status: 403, why: 'forbidden' } })
    expect(refusal.message).toBe(pageRefusalMessage('forbidden', 'unknown'))
  })

  it('offers pasting where the page exists, and not where the address is wrong', () => {
    expect(reasons.filter((why) => !canBePasted(why))).toEqual([
      'scheme',
      'noAddress',
      'noPage',
      'noSite',
      'circle',
      'siteInTrouble',
      'file',
    ])
  })

  it('a reason of another server is none of ours', () => {
    expect([isPageRefusal('pdf'), isPageRefusal('toString'), isPageRefusal(undefined)]).toEqual([
      true,
      false,
      false,
    ])
  })
})
