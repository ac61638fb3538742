/**
 * Events that make the calendar read its days again (calendar 14; a changed template: calendar 22),
 * sent to this page and to the browser's other tabs.
 */

export const calendarEvents = [
  'shopping-list-completed',
  'shopping-list-deleted',
  'ai-meal-plan-generated',
  'weekly-templates-updated',
  'templateUpdated',
] as const
export type CalendarEvent = (typeof calendarEvents)[number]

const CHANNEL = 'plateful:calendar-events'
const isCalendarEvent = (name: unknown): name is CalendarEvent =>
  calendarEvents.some((known) => known === name)

export function announceCalendarEvent(event: CalendarEvent): void {
  window.dispatchEvent(new CustomEvent(event))
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(event)
  channel.close()
}

/** Listens to this page and the other tabs; returns how to stop. */
export function onCalendarEvent(listener: () => void): () => void {
  for (const event of calendarEvents) window.addEventListener(event, listener)
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
  channel?.addEventListener('message', ({ data }) => {
    if (isCalendarEvent(data)) listener()
  })
  return () => {
    for (const event of calendarEvents) window.removeEventListener(event, listener)
    channel?.close()
  }
}
