/**
 * The parts of the calendar that a press shows: the week is drawn without their code, which comes
 * as soon as it is there.
 */
import { slotParts } from './slots/parts-on-press.ts'

export const fetchCustomRange = async () => (await import('./custom-range-dialog.tsx')).CustomRangeDialog
export const fetchSubscribe = async () => (await import('./subscribe-dialog.tsx')).SubscribeDialog

/** All of them, those of the slots first: they are pressed more. */
export const parts = [...slotParts, fetchCustomRange, fetchSubscribe]
