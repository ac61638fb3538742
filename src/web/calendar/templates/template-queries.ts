import { useMutation } from '@tanstack/react-query'
import {
  changeTemplateCall,
  createTemplateCall,
  deleteTemplateCall,
  unlockTemplateCall,
} from '../../../contract/calendar.ts'
import type { DayTemplate, DayTemplateDraft } from '../../../domain/calendar/day-template.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { occasionsKey, templatesKey, weekKey } from './queries.ts'
import { tellTemplateUpdated, tellWeeklyTemplatesUpdated } from './template-events.ts'

const AGAIN = 'Please try again'

/**
 * Saves a form: creates a template, or updates the version that was edited, and tells the calendar
 * (calendar 22).
 */
export const useSaveTemplate = (stored: DayTemplate | null) =>
  useMutation({
    mutationFn: ({ draft, onceKey }: { draft: DayTemplateDraft; onceKey: string }) =>
      stored === null
        ? callServer(createTemplateCall, { body: draft, onceKey })
        : callServer(changeTemplateCall, {
            params: { id: stored.id },
            body: { ...draft, seen: stored.lastModified },
          }),
    onSuccess: () => {
      if (stored !== null) tellTemplateUpdated()
    },
    meta: {
      refreshes: [templatesKey, weekKey, 'calendar', 'onboarding'],
      done: (saved: DayTemplate) => ({ title: `${saved.name} is saved` }),
      failed: (error) => ({
        title: stored === null ? 'Failed to create meal planning day' : 'Failed to update meal planning day',
        text: sentenceOf(error, AGAIN),
      }),
    },
  })

export const useDeleteTemplate = () =>
  useMutation({
    mutationFn: ({ id }: DayTemplate) => callServer(deleteTemplateCall, { params: { id } }),
    onSuccess: tellWeeklyTemplatesUpdated,
    meta: {
      refreshes: [templatesKey, weekKey, occasionsKey, 'calendar', 'onboarding'],
      done: { title: 'Day template deleted' },
      failed: (error) => ({ title: 'Failed to delete day template', text: sentenceOf(error, AGAIN) }),
    },
  })

export const useUnlockTemplate = () =>
  useMutation({
    mutationFn: ({ id }: DayTemplate) => callServer(unlockTemplateCall, { params: { id } }),
    meta: {
      refreshes: [templatesKey],
      done: { title: 'Template unlocked', text: 'Days already planned stay as they are.' },
      failed: (error) => ({
        title: 'Failed to unlock template',
        text: sentenceOf(error, 'Template could not be unlocked'),
      }),
    },
  })
