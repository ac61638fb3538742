/**
 * Events about templates, so that the calendar shows changed ones again (calendar 22, calendar 14).
 */

/** A day template was changed. */
export const tellTemplateUpdated = () => window.dispatchEvent(new CustomEvent('templateUpdated'))

/** A weekday or a date got another template. */
export const tellWeeklyTemplatesUpdated = () =>
  window.dispatchEvent(new CustomEvent('weekly-templates-updated'))
