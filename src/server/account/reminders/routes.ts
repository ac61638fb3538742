import {
  choosePlanningDayCall,
  chooseRemindersCall,
  leaveDeviceCall,
  remindersCall,
  runningTimersCall,
  tellDeviceCall,
  testReminderCall,
} from '../../../contract/account.ts'
import { answer } from '../../http/answer.ts'
import {
  choosePlanningDay,
  chooseReminders,
  keepTimers,
  leaveDevice,
  remindersOf,
  sendTest,
  tellDevice,
} from './tell-device.ts'

export const reminderRoutes = [
  answer(remindersCall, remindersOf),
  answer(chooseRemindersCall, chooseReminders),
  answer(choosePlanningDayCall, choosePlanningDay),
  answer(tellDeviceCall, tellDevice),
  answer(leaveDeviceCall, leaveDevice),
  answer(testReminderCall, sendTest),
  answer(runningTimersCall, keepTimers),
]
