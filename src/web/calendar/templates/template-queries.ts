import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  changeTemplateCall,
  createTemplateCall,
  deleteTemplateCall,
  unlockTemplateCall,
} from '../../../contract/templates.ts'
import type { DayTemplate, DayTemplateDraft } from '../../../domain/calendar/day-template.ts'
import { errorMessage } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { changedFields } from '../../api/changed-fields.ts'
import { sendOrQueue, sendOrQueueNew } from '../../api/outbox.ts'
import { announceCalendarEvent } from '../days/calendar-events.ts'
import { optimisticTemplate } from './optimistic-template.ts'
import { occasionsKey, templatesKey, weekKey } from './queries.ts'

const AGAIN = 'Please try again'

/** Saves a new template. Offline it waits on this device, under a temporary id. */
function saveNew(client: QueryClient, draft: DayTemplateDraft, idempotencyKey: string): Promise<DayTemplate> {
  return sendOrQueueNew(
    client,
    { kind: 'new template', input: { draft }, words: `New day template ${draft.name}` },
    (key) => callServer(createTemplateCall, { body: draft, idempotencyKey: key }),
    (id) => optimisticTemplate(id, draft, Date.now()),
    idempotencyKey,
  )
}

/** Changes a stored template. Without a signal the fields that differ wait on this device. */
function changeStored(
  client: QueryClient,
  stored: DayTemplate,
  draft: DayTemplateDraft,
): Promise<DayTemplate> {
  const { id, lastModified: seen, name } = stored
  const { change, before } = changedFields(stored, draft)
  return sendOrQueue(
    client,
    { kind: 'edit template', input: { id, change, before, seen }, words: `Changes to ${name}` },
    () => callServer(changeTemplateCall, { params: { id }, body: { ...draft, seen } }),
    { ...stored, ...change },
  )
}

/**
 * Saves a form: creates a template, or updates the version that was edited, and tells the calendar
 * (calendar 22).
 */
export const useSaveTemplate = (stored: DayTemplate | null) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ draft, idempotencyKey }: { draft: DayTemplateDraft; idempotencyKey: string }) =>
      stored === null ? saveNew(client, draft, idempotencyKey) : changeStored(client, stored, draft),
    onSuccess: () => {
      if (stored !== null) announceCalendarEvent('templateUpdated')
    },
    meta: {
      refreshes: [templatesKey, weekKey, 'calendar', 'onboarding'],
      done: (saved: DayTemplate) => ({ title: `${saved.name} is saved`, isAnnounceOnly: true }),
      failed: (error) => ({
        title: stored === null ? 'Failed to create meal planning day' : 'Failed to update meal planning day',
        text: errorMessage(error, AGAIN),
      }),
    },
  })
}

export const useDeleteTemplate = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: DayTemplate) =>
      sendOrQueue(
        client,
        { kind: 'delete template', input: { id }, words: `Delete day template ${name}` },
        () => callServer(deleteTemplateCall, { params: { id } }),
      ),
    onSuccess: () => announceCalendarEvent('weekly-templates-updated'),
    meta: {
      refreshes: [templatesKey, weekKey, occasionsKey, 'calendar', 'onboarding'],
      done: { title: 'Day template deleted', isAnnounceOnly: true },
      failed: (error) => ({ title: 'Failed to delete day template', text: errorMessage(error, AGAIN) }),
    },
  })
}

export const useUnlockTemplate = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (template: DayTemplate) => {
      const { id, name } = template
      return sendOrQueue(
        client,
        { kind: 'unlock template', input: { id }, words: `Unlock day template ${name}` },
        () => callServer(unlockTemplateCall, { params: { id } }),
        { ...template, isLocked: false, lockReason: null },
      )
    },
    meta: {
      refreshes: [templatesKey],
      done: { title: 'Template unlocked', text: 'Days already planned stay as they are.' },
      failed: (error) => ({
        title: 'Failed to unlock template',
        text: errorMessage(error, 'Template could not be unlocked'),
      }),
    },
  })
}
