import {
  assignWeekdayCall,
  changeTemplateCall,
  createOccasionCall,
  createTemplateCall,
  deleteOccasionCall,
  deleteTemplateCall,
  deleteWeeklyAssignmentCall,
  occasionsCall,
  templatesCall,
  unlockTemplateCall,
  weeklyAssignmentsCall,
} from '../../../contract/templates.ts'
import { refuse } from '../../../domain/refusal.ts'
import { bindCall } from '../../http/bind-call.ts'
import { createOccasion, assignWeekday, toWeeklyAssignment } from './assign-template.ts'
import { changeTemplate, createTemplate, noSuchTemplate, deleteTemplate } from './save-template.ts'
import { occasionsOf, templatesOf, unlockTemplate, weeklyAssignmentsOf } from './store.ts'

const noSuchAssignment = () => refuse('NOT_FOUND', 'This assignment is no longer there.')

export const templateRoutes = [
  bindCall(templatesCall, async ({ household }) => templatesOf(household)),
  bindCall(createTemplateCall, createTemplate),
  bindCall(changeTemplateCall, changeTemplate),
  bindCall(deleteTemplateCall, deleteTemplate),
  bindCall(unlockTemplateCall, async ({ household }, { params }) => {
    const template = await unlockTemplate(household, params.id)
    if (!template) throw noSuchTemplate()
    return template
  }),
  bindCall(occasionsCall, async ({ household }) => occasionsOf(household)),
  bindCall(createOccasionCall, createOccasion),
  bindCall(deleteOccasionCall, async ({ household }, { params }) => {
    const table = 'dateSpecificTemplateAssignments'
    if (!(await household.remove(table, params.id))) throw noSuchAssignment()
  }),
  bindCall(weeklyAssignmentsCall, async ({ household }) =>
    (await weeklyAssignmentsOf(household)).map(toWeeklyAssignment),
  ),
  bindCall(assignWeekdayCall, assignWeekday),
  bindCall(deleteWeeklyAssignmentCall, async ({ household }, { params }) => {
    const table = 'weeklyTemplateAssignments'
    if (!(await household.remove(table, params.id))) throw noSuchAssignment()
  }),
]
