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
  giveBackTemplateCall,
  giveBackTemplatesCall,
  noteCall,
  notesCall,
  renewFeedCall,
  revokeFeedCall,
  takeTemplateCall,
  takeTemplatesCall,
} from '../../contract/calendar.ts'
import { answer } from '../http/answer.ts'
import { deleteFeed, feedOf } from './feed-store.ts'
import { giveBackTemplate, giveBackTemplates, takeTemplate, takeTemplates } from './take-template.ts'
import { noteOn, notesBetween } from './note-store.ts'
import { assignmentsBetween, calendarETag, locksBetween } from './store.ts'
import { readFeed, renewFeed, toFeed } from './read-feed.ts'
import { changeNote, createNote, noNote, removeNote } from './write-note.ts'
import { changeDays } from './change-days.ts'
import { changeDay, createDay, toAssignment } from './write-day.ts'

export const calendarRoutes = [
  answer(
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
  answer(createAssignmentCall, createDay),
  answer(changeAssignmentCall, changeDay),
  answer(changeDaysCall, changeDays),
  answer(takeTemplateCall, takeTemplate),
  answer(giveBackTemplateCall, giveBackTemplate),
  answer(takeTemplatesCall, takeTemplates),
  answer(giveBackTemplatesCall, giveBackTemplates),
  answer(notesCall, ({ household }, { query }) => notesBetween(household, query)),
  answer(noteCall, async ({ household }, { params }) => {
    const note = await noteOn(household, params.date)
    if (!note) throw noNote()
    return note
  }),
  answer(createNoteCall, createNote),
  answer(changeNoteCall, changeNote),
  answer(deleteNoteCall, removeNote),
  answer(feedCall, async ({ household, publicUrl }) => {
    const feed = await feedOf(household)
    return feed ? toFeed(feed, publicUrl) : null
  }),
  answer(renewFeedCall, renewFeed),
  answer(revokeFeedCall, ({ household }) => deleteFeed(household)),
  answer(feedFileCall, readFeed),
]
