/** Advice where a page could not be read, for the device in use (importing 33). */

import {
  canBePasted,
  type Device,
  isPageRefusal,
  pageRefusalMessage,
} from '../../domain/importing/page-refusals.ts'
import { CallError, errorMessage } from '../api/call-error.ts'

/** The message where the server gave no reason (importing 10). */
const NOT_IMPORTED = 'Could not import recipe from this URL'

/**
 * Only Android's browsers let an installed page take what other programs share: 'sharing-phone'.
 */
export function deviceInHand(): Device {
  if (/Android/.test(navigator.userAgent)) return 'sharing-phone'
  const isTouchScreen = window.matchMedia('(pointer: coarse)').matches
  return isTouchScreen || /iPhone|iPad/.test(navigator.userAgent) ? 'phone' : 'computer'
}

const whyOf = (error: unknown) => (error instanceof CallError ? error.body?.why : undefined)

/** The sentence for a page that was not read. A message of another server is shown as it is. */
export function pageErrorMessage(error: unknown): string {
  const reason = whyOf(error)
  return isPageRefusal(reason)
    ? pageRefusalMessage(reason, deviceInHand())
    : errorMessage(error, NOT_IMPORTED)
}

/** Whether the person could paste the recipe, so that the field for it should open. */
export function asksToPaste(error: unknown): boolean {
  const reason = whyOf(error)
  return isPageRefusal(reason) && canBePasted(reason)
}
