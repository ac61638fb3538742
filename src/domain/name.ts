import { z } from 'zod'

/** What an eye sees nothing of: spaces, control and format signs, what Unicode draws as nothing, and the empty Braille cell. */
const SEEN = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether an eye sees anything of a text: a name of zero-width signs alone is as good as none. Own rule. */
export const isSeen = (text: string): boolean => SEEN.test(text)

/** The name of what was kept before names had to be seen: a stand-in where there is nothing to see in it. Own rule. */
export const keptName = (standIn: string) => z.string().overwrite((text) => (isSeen(text) ? text : standIn))

/**
 * A name that somebody gives: trimmed, and with something to see in it. Whoever gives none is told what is `wanted`, in the words
 * of that thing (account 12, recipes 6); at most 100 characters unless said otherwise.
 */
export const name = (wanted: string, most = 100, tooLong = `Keep it within ${most} characters`) =>
  z.string(wanted).trim().min(1, { error: wanted, abort: true }).refine(isSeen, wanted).max(most, tooLong)
