/**
 * Events about templates, so that the calendar shows changed ones again (calendar 22, calendar 14).
 */

export const announceTemplateUpdate = () => window.dispatchEvent(new CustomEvent('templateUpdated'))

export const announceWeeklyTemplatesUpdate = () =>
  window.dispatchEvent(new CustomEvent('weekly-templates-updated'))
