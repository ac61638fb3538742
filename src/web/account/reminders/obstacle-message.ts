import type { Obstacle } from './push-subscription.ts'

const messages: Record<Obstacle, string> = {
  'install-first':
    'On an iPhone or iPad, add Plateful to the home screen first: press Share, then “Add to Home Screen”, and open it from there.',
  'not-here': 'This browser can’t show reminders. Try another one, or another device.',
  forbidden:
    'Your browser doesn’t let Plateful show notifications. Allow them for this site: press the icon beside the address, or look in the browser’s settings, then come back here.',
  'not-installed': 'Plateful isn’t fully loaded in this browser yet. Reload the page and try again.',
}

/** Why this device cannot get reminders, and what to do about it. */
export const obstacleMessage = (why: Obstacle): string => messages[why]
