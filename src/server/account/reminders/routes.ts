import {
  choosePlanningDayCall,
  chooseRemindersCall,
  unregisterDeviceCall,
  remindersCall,
  runningTimersCall,
  registerDeviceCall,
  moveDeviceCall,
  testReminderCall,
} from '../../../contract/reminders.ts'
import { bindCall } from '../../http/bind-call.ts'
import {
  choosePlanningDay,
  chooseReminders,
  saveTimers,
  unregisterDevice,
  remindersOf,
  sendTestReminder,
  registerDevice,
  moveDevice,
} from './reminder-settings.ts'

export const reminderRoutes = [
  bindCall(remindersCall, remindersOf),
  bindCall(chooseRemindersCall, chooseReminders),
  bindCall(choosePlanningDayCall, choosePlanningDay),
  bindCall(registerDeviceCall, registerDevice),
  bindCall(moveDeviceCall, moveDevice),
  bindCall(unregisterDeviceCall, unregisterDevice),
  bindCall(testReminderCall, sendTestReminder),
  bindCall(runningTimersCall, saveTimers),
]
