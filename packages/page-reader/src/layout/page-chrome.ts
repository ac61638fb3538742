/** Removes what an app shows around a recipe in a screenshot: bars, buttons, counts and calls. */

import { isFromPicture, type PlacedText } from './placed-text.ts'

const button =
  /^(?:home|search|saved?|profile|follow(?:ing)?|share|like|reply|send|menu|more|back|next|inbox|explore|shop|reels?|cancel|edit|done|advertisement|sponsored|ad|print(?: recipe)?|pin(?: recipe)?|rate(?: recipe)?|jump to (?:recipe|video)|add to (?:list|cart|collection|favou?rites)|save (?:recipe|for later)|view (?:all|more).{0,30}|see (?:all|more).{0,30}|read more|sign in|log in|subscribe|install|open)$/i
const count =
  /^[\d.,]+ ?[km]? (?:likes?|comments?|views?|followers?|shares?|saves?|reviews?|ratings?)$|^liked by\b|^\d+ ?[smhdw](?:in|ins|r|rs)? ago$/i
const statusBar = /^(?:\d{1,2}:\d{2}(?: ?[ap]m)?|\d{1,3} ?%|(?:[345] ?G|L ?TE)(?:\s+\d{1,3} ?%)?)$/i
const handle = /^@[\w.]{2,40}$|^(?:https?:\/\/)?[a-z\d_-]+(?:\.[a-z\d_-]+)+(?:\/\S*)?$/
const callToAction =
  /^(?:you (?:need|have|must|gotta) to (?:try|make)|tag (?:a|someone|your)|save (?:this|it)\b|follow (?:me|us|for|@)|comment\b|link in|double tap|share (?:this|with))\b/i
const hashtags = /^(?:#[\p{L}\d_]+[\s,]*)+$/u

/**
 * The lines of a page without those of the app. Lines that were not read from a picture are kept.
 */
export function withoutChrome(lines: readonly PlacedText[]): PlacedText[] {
  const followButtons = lines.filter((line) => isFromPicture(line) && followButton.test(line.text.trim()))
  return lines.filter(
    (line) =>
      !isFromPicture(line) ||
      !(
        [button, count, statusBar, handle, callToAction, hashtags].some((pattern) =>
          pattern.test(line.text.trim()),
        ) || followButtons.some((pattern) => isNameBeside(line, pattern))
      ),
  )
}

const followButton = /^follow(?:ing)?$/i

/** Whether a line is the name of an account, beside its button to follow it. */
const isNameBeside = (line: PlacedText, other: PlacedText) =>
  line.right <= other.left && Math.abs(line.base - other.base) < Math.max(line.size, other.size)
