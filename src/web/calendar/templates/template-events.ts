/**
 * What the calendar listens for, so that a template that changed is shown anew (calendar 22,
 * calendar 14).
 */

/** A day template was changed. */
export const tellTemplateUpdated = () => window.dispatchEvent(new CustomEvent('templateUpdated'))

/** A weekday or a date has another template. */
export const tellWeeklyTemplatesUpdated = () =>
  window.dispatchEvent(new CustomEvent('weekly-templates-updated'))
