/** Whether somebody was signed in here last time, so that the app may load while the session is still being asked for. */
const KEY = 'plateful:was-signed-in'

export const wasSignedIn = () => localStorage.getItem(KEY) !== null

export function rememberSession(isSignedIn: boolean) {
  if (isSignedIn) localStorage.setItem(KEY, 'yes')
  else localStorage.removeItem(KEY)
}
