/** Fields about a recipe that are not needed to cook it: author, yield, equipment, tips, video. */

import { z } from 'zod'
import { fileText, optionalText } from './text-schemas.ts'

/** The longest of these texts, in characters; a reader cuts what is longer. */
export const MAX_ABOUT = {
  author: 200,
  description: 5000,
  makes: 200,
  video: 2000,
  equipment: 2000,
  tips: 10_000,
} as const

/** An address of the web and of nothing else: a press on it must run no script. */
const webAddress = z.url({ protocol: /^https?$/ })
const isWebAddress = (address: string | null) => address === null || webAddress.safeParse(address).success

const video = optionalText(MAX_ABOUT.video).refine(isWebAddress, {
  message: 'The video must be a web address that begins with http:// or https://',
})

const aboutField = (name: keyof typeof MAX_ABOUT) => ({
  typedAs: 'text' as const,
  saved: optionalText(MAX_ABOUT[name]),
  // Answers that a browser keeps and files that were written earlier do not have it.
  answered: z.string().nullable().default(null),
  inFile: fileText(MAX_ABOUT[name]).nullable().default(null),
})

/** These fields, described as all are (recipes 70). */
export const aboutFields = {
  author: { label: 'the author', ...aboutField('author') },
  description: { label: 'the description', ...aboutField('description') },
  /**
   * What the recipe makes, where that is not a number of servings (recipes 71): 'about 20 rolls'.
   */
  makes: { label: 'what it makes', ...aboutField('makes') },
  /** The address of a video; it is linked, never shown in a page of ours (recipes 72). */
  video: {
    label: 'the video',
    ...aboutField('video'),
    saved: video,
    inFile: fileText(MAX_ABOUT.video).nullable().refine(isWebAddress).default(null),
  },
  /** What is needed besides food, one thing a line. */
  equipment: { label: 'the equipment', ...aboutField('equipment') },
  /** What the recipe itself says beside its steps: to keep it, to freeze it, other fillings. */
  tips: { label: 'the tips', ...aboutField('tips') },
} as const

/** A text from elsewhere for one of these fields, cut to its length; null if it is empty. */
export function cutToField(field: keyof typeof MAX_ABOUT, value: string | readonly string[] | null = null) {
  const text = typeof value === 'string' ? value : (value ?? []).join('\n')
  const cut = Array.from(text.trim()).slice(0, MAX_ABOUT[field]).join('').slice(0, MAX_ABOUT[field]).trim()
  return cut === '' || (field === 'video' && !isWebAddress(cut)) ? null : cut
}
