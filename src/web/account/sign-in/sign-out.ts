/** What signing out does to this device (home 82). */

import { logoutCall } from '../../../contract/account.ts'
import { browserStorage, forgetDrafts } from '../../api/browser-storage.ts'
import { isSessionRefused } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { forgetPerson, REMINDERS_KEY, rememberPerson } from '../../api/known-person.ts'
import { isServerOutOfReach } from '../../api/offline-cache.ts'
import { forgetWaiting } from '../../api/outbox.ts'
import { clearPersisted } from '../../api/persist-answers.ts'
import { forgetSharedPhotos } from '../../api/shared-photos.ts'

/** Set while a session that was ended here offline still exists on the server. */
const SIGN_OUT_OWED_KEY = 'plateful:sign-out-owed'

export const isSignOutPending = (): boolean => browserStorage.read(SIGN_OUT_OWED_KEY) !== null

/**
 * Ends the session. Without a connection this device forgets everything at once and returns true;
 * the server is told before the next sign-in here.
 */
export async function signOut(): Promise<boolean> {
  const isReminded = browserStorage.read(REMINDERS_KEY) !== null
  const isPending = await endSession()
  forgetDrafts()
  await forgetWaiting()
  // The person is forgotten first: from now on no other tab stores anything of theirs.
  forgetPerson()
  if (isReminded) await unsubscribeReminders()
  await forgetSharedPhotos()
  await clearPersisted()
  return isPending
}

/** Gives up the push address in the browser; the server forgets the device with the session. */
async function unsubscribeReminders(): Promise<void> {
  await import('../reminders/push-subscription.ts')
    .then(({ unsubscribeDevice }) => unsubscribeDevice())
    // Offline its code may not load: the next person to sign in here then takes the address over.
    .catch(() => undefined)
}

async function endSession(): Promise<boolean> {
  try {
    await callServer(logoutCall)
    return false
  } catch (error) {
    if (!isServerOutOfReach(error) || !browserStorage.write(SIGN_OUT_OWED_KEY, 'yes')) throw error
    return true
  }
}

/**
 * Tells the server of a sign-out that it does not know of yet; throws where it cannot be reached.
 */
export async function sendPendingSignOut(): Promise<void> {
  if (!isSignOutPending()) return
  try {
    await callServer(logoutCall)
  } catch (error) {
    if (!isSessionRefused(error)) throw error
  }
  browserStorage.write(SIGN_OUT_OWED_KEY, null)
}

/** The session ended by itself: everything that was read here is deleted. */
export async function forgetSession(): Promise<void> {
  rememberPerson(null)
  await clearPersisted()
}
