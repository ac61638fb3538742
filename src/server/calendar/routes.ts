import {
  assignmentsCall,
  changeAssignmentCall,
  changeDaysCall,
  changeNoteCall,
  createAssignmentCall,
  createNoteCall,
  deleteNoteCall,
  feedCall,
  feedFileCall,
  unapplyTemplateCall,
  unapplyTemplatesCall,
  noteCall,
  notesCall,
  renewFeedCall,
  revokeFeedCall,
  applyTemplateCall,
  applyTemplatesCall,
} from '../../contract/calendar.ts'
import { bindCall } from '../http/bind-call.ts'
import { unapplyTemplate, unapplyTemplates, applyTemplate, applyTemplates } from './apply-template.ts'
import { changeDays } from './change-days.ts'
import { deleteFeed, feedOf } from './feed-store.ts'
import { readFeed, renewFeed, toFeed } from './feed.ts'
import { noteOn, notesBetween } from './note-store.ts'
import { assignmentsBetween, calendarETag, locksBetween } from './store.ts'
import { changeDay, createDay, toAssignment } from './write-day.ts'
import { changeNote, createNote, noSuchNote, removeNote } from './write-note.ts'

export const calendarRoutes = [
  bindCall(
    assignmentsCall,
    async ({ household }, { query }) => {
      const [rows, locks] = await Promise.all([
        assignmentsBetween(household, query),
        locksBetween(household, query),
      ])
      return rows.map((row) => toAssignment(row, locks))
    },
    ({ household }) => calendarETag(household),
  ),
  bindCall(createAssignmentCall, createDay),
  bindCall(changeAssignmentCall, changeDay),
  bindCall(changeDaysCall, changeDays),
  bindCall(applyTemplateCall, applyTemplate),
  bindCall(unapplyTemplateCall, unapplyTemplate),
  bindCall(applyTemplatesCall, applyTemplates),
  bindCall(unapplyTemplatesCall, unapplyTemplates),
  bindCall(notesCall, ({ household }, { query }) => notesBetween(household, query)),
  bindCall(noteCall, async ({ household }, { params }) => {
    const note = await noteOn(household, params.date)
    if (!note) throw noSuchNote()
    return note
  }),
  bindCall(createNoteCall, createNote),
  bindCall(changeNoteCall, changeNote),
  bindCall(deleteNoteCall, removeNote),
  bindCall(feedCall, async ({ household, publicUrl }) => {
    const feed = await feedOf(household)
    return feed ? toFeed(feed, publicUrl) : null
  }),
  bindCall(renewFeedCall, renewFeed),
  bindCall(revokeFeedCall, ({ household }) => deleteFeed(household)),
  bindCall(feedFileCall, readFeed),
]
