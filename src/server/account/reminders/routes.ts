import {
  choosePlanningDayCall,
  chooseRemindersCall,
  unregisterDeviceCall,
  remindersCall,
  runningTimersCall,
  registerDeviceCall,
  testReminderCall,
} from '../../../contract/account.ts'
import { answer } from '../../http/answer.ts'
import {
  choosePlanningDay,
  chooseReminders,
  saveTimers,
  unregisterDevice,
  remindersOf,
  sendTestReminder,
  registerDevice,
} from './reminder-settings.ts'

export const reminderRoutes = [
  answer(remindersCall, remindersOf),
  answer(chooseRemindersCall, chooseReminders),
  answer(choosePlanningDayCall, choosePlanningDay),
  answer(registerDeviceCall, registerDevice),
  answer(unregisterDeviceCall, unregisterDevice),
  answer(testReminderCall, sendTestReminder),
  answer(runningTimersCall, saveTimers),
]
