import { assignmentsCall, changeAssignmentCall, createAssignmentCall } from '../../contract/calendar.ts'
import { answer } from '../http/answer.ts'
import { assignmentsBetween, locksBetween } from './store.ts'
import { changeDay, createDay, toAssignment } from './write-day.ts'

export const calendarRoutes = [
  answer(assignmentsCall, async ({ db, user }, { query }) => {
    const [rows, locks] = await Promise.all([
      assignmentsBetween(db, user.householdId, query),
      locksBetween(db, user.householdId, query),
    ])
    return rows.map((row) => toAssignment(row, locks))
  }),
  answer(createAssignmentCall, createDay),
  answer(changeAssignmentCall, changeDay),
]
