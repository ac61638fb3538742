/** Events on which the calendar shows changed templates again (calendar 22, calendar 14). */

export const announceTemplateUpdate = () => window.dispatchEvent(new CustomEvent('templateUpdated'))

export const announceWeeklyTemplatesUpdate = () =>
  window.dispatchEvent(new CustomEvent('weekly-templates-updated'))
