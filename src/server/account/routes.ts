import {
  beginSecondFactorCall,
  confirmSecondFactorCall,
  deleteAccountCall,
  endOtherSessionsCall,
  endSecondFactorCall,
  endSessionCall,
  renewRecoveryCodesCall,
  resendVerificationCall,
  secondFactorCall,
  sessionsCall,
  updateDefaultDinerCountCall,
  updatePasswordCall,
  updateProfileCall,
  updateRepeatIntervalCall,
  verifyEmailCall,
} from '../../contract/account.ts'
import { describeDevice } from '../../domain/account/session-view.ts'
import { refuse } from '../../domain/refusal.ts'
import { endSessionById, endSessionsOf, sessionsOf } from './sign-in/sessions.ts'
import { answer } from '../http/answer.ts'
import { logSecurityEvent } from '../http/log-security-event.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  secondFactor,
} from './second-factor.ts'
import { deleteAccount } from './delete-account.ts'
import { sendVerificationAgain, verifyEmail } from './sign-in/verification.ts'
import { updatePassword } from './update-password.ts'
import { updateProfile } from './update-profile.ts'
import { updateUser } from './sign-in/store.ts'

export const accountRoutes = [
  answer(updateProfileCall, updateProfile),
  answer(updatePasswordCall, updatePassword),
  answer(updateDefaultDinerCountCall, ({ db, user }, { body }) => updateUser(db, user.id, body)),
  answer(updateRepeatIntervalCall, ({ db, user }, { body }) => updateUser(db, user.id, body)),
  answer(secondFactorCall, secondFactor),
  answer(beginSecondFactorCall, beginSecondFactor),
  answer(confirmSecondFactorCall, confirmSecondFactor),
  answer(renewRecoveryCodesCall, renewRecoveryCodes),
  answer(endSecondFactorCall, endSecondFactor),
  answer(sessionsCall, async ({ db, user, session, now }) => {
    const sessions = await sessionsOf(db, user.id, session.token, now)
    return sessions.map(({ userAgent, ...rest }) => ({ ...rest, device: describeDevice(userAgent) }))
  }),
  answer(endSessionCall, async (context, { params }) => {
    if (!(await endSessionById(context.db, context.user.id, params.id))) {
      throw refuse('NOT_FOUND', 'This session is already over.')
    }
    logSecurityEvent(context, 'session.ended', { sessions: 'one' })
  }),
  answer(endOtherSessionsCall, async (context) => {
    await endSessionsOf(context.db, context.user.id, context.session.token)
    logSecurityEvent(context, 'session.ended', { sessions: 'others' })
  }),
  answer(resendVerificationCall, sendVerificationAgain),
  answer(deleteAccountCall, deleteAccount),
  answer(verifyEmailCall, verifyEmail),
]
