import { z } from 'zod'
import { Instant } from '../fields.ts'

/** Line breaks become spaces, since they would start another header of an email. */
const singleLineText = (requiredMessage?: string) =>
  z.string(requiredMessage).transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim())

/** Line breaks stay; NUL is removed, because PostgreSQL cannot store it. */
const multiLineText = (requiredMessage: string) =>
  z.string(requiredMessage).transform((text) => text.replaceAll('\0', '').trim())

const NO_NAME = 'Name must be at least 2 characters'

/** Characters of the shortest message (home 33). */
const MIN_LENGTH = 10

/** The messages of the two forms for a text that is too short (home 33, importing 2). */
const MESSAGE_TOO_SHORT = {
  contact: 'Please provide more details about your needs (at least 10 characters)',
  photoImport: 'Please provide more details about your project (at least 10 characters)',
} as const

/** Missing, null and empty all become an empty text. */
const optional = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

const emailAddress = z.string().trim().toLowerCase().max(254).pipe(z.email())

const contactMessage = (tooShort: string) =>
  z
    .object({
      name: singleLineText(NO_NAME).pipe(
        z.string().min(2, NO_NAME).max(100, 'Keep the name within 100 characters'),
      ),
      email: optional.pipe(
        z.union([z.string().trim().length(0), emailAddress], 'Please enter a valid email'),
      ),
      phone: optional
        .pipe(singleLineText())
        .pipe(z.string().max(50, 'Keep the phone number within 50 characters')),
      message: multiLineText(tooShort).pipe(
        z.string().min(MIN_LENGTH, tooShort).max(5000, 'Keep the message within 5000 characters'),
      ),
    })
    .refine((message) => message.email.trim() !== '' || message.phone.trim() !== '', {
      path: ['email'],
      message: 'Please provide either an email or phone number',
      // Also checked when other fields have problems.
      when: ({ value }) => WaysBack.safeParse(value).success,
    })

/** The check of both needs both to be texts. */
const WaysBack = z.object({ email: z.string(), phone: z.string() })

/**
 * A message to the people behind the product: from whom, how to answer, and at least ten characters
 * of what (home 33).
 */
export const ContactMessage = contactMessage(MESSAGE_TOO_SHORT.contact)
export type ContactMessage = z.infer<typeof ContactMessage>

/**
 * The same message from the photo import dialog, which asks about a project instead of needs
 * (importing 2).
 */
export const PhotoImportRequest = contactMessage(MESSAGE_TOO_SHORT.photoImport)
export type PhotoImportRequest = z.infer<typeof PhotoImportRequest>

/** The address to write to instead of using the form. */
export const ContactAddress = z.object({ email: z.string() })
export type ContactAddress = z.infer<typeof ContactAddress>

/** A stored message. */
export const StoredMessage = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  createdAt: Instant,
})
export type StoredMessage = z.infer<typeof StoredMessage>
