/** The programs and file formats that recipes come from, by the names that people know them by. */
import { z } from 'zod'
import { formatNames as otherFormats } from '@plateful/recipe-formats/formats'

/** Every format that is read; `plateful` is our own. */
export const formatNames = { plateful: 'Plateful', ...otherFormats } as const

export const FormatName = z.enum(Object.keys(formatNames) as [keyof typeof formatNames])
export type FormatName = z.infer<typeof FormatName>
