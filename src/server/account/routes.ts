import {
  updateDefaultDinerCountCall,
  updatePasswordCall,
  updateProfileCall,
  updateRepeatIntervalCall,
  verifyEmailCall,
} from '../../contract/account.ts'
import { updateUser } from '../auth/store.ts'
import { answer } from '../http/answer.ts'
import { updatePassword } from './update-password.ts'
import { updateProfile } from './update-profile.ts'
import { verifyEmail } from './verify-email.ts'

export const accountRoutes = [
  answer(updateProfileCall, updateProfile),
  answer(updatePasswordCall, updatePassword),
  answer(updateDefaultDinerCountCall, ({ db, user }, { body }) =>
    updateUser(db, user.householdId, user.id, body),
  ),
  answer(updateRepeatIntervalCall, ({ db, user }, { body }) =>
    updateUser(db, user.householdId, user.id, body),
  ),
  answer(verifyEmailCall, verifyEmail),
]
