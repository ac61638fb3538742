/**
 * Events about templates, so that the calendar shows changed ones again (calendar 22, calendar 14).
 */

/** A day template was changed. */
export const announceTemplateUpdate = () => window.dispatchEvent(new CustomEvent('templateUpdated'))

/** A weekday or a date got another template. */
export const announceWeeklyTemplatesUpdate = () =>
  window.dispatchEvent(new CustomEvent('weekly-templates-updated'))
