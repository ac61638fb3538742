import {
  chooseRemindersCall,
  leaveDeviceCall,
  remindersCall,
  runningTimersCall,
  tellDeviceCall,
  testReminderCall,
} from '../../../contract/account.ts'
import { answer } from '../../http/answer.ts'
import { putChoices } from './store.ts'
import { keepTimers, leaveDevice, remindersOf, sendTest, tellDevice } from './tell-device.ts'

export const reminderRoutes = [
  answer(remindersCall, remindersOf),
  answer(chooseRemindersCall, async (context, { body }) => {
    await putChoices(context.db, context.user.id, body)
    return remindersOf(context)
  }),
  answer(tellDeviceCall, tellDevice),
  answer(leaveDeviceCall, leaveDevice),
  answer(testReminderCall, sendTest),
  answer(runningTimersCall, keepTimers),
]
