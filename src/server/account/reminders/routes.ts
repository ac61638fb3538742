import {
  choosePlanningDayCall,
  chooseRemindersCall,
  unregisterDeviceCall,
  remindersCall,
  runningTimersCall,
  registerDeviceCall,
  testReminderCall,
} from '../../../contract/account.ts'
import { bindCall } from '../../http/bind-call.ts'
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
  bindCall(remindersCall, remindersOf),
  bindCall(chooseRemindersCall, chooseReminders),
  bindCall(choosePlanningDayCall, choosePlanningDay),
  bindCall(registerDeviceCall, registerDevice),
  bindCall(unregisterDeviceCall, unregisterDevice),
  bindCall(testReminderCall, sendTestReminder),
  bindCall(runningTimersCall, saveTimers),
]
