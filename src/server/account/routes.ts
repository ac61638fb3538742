import {
  accessTokensCall,
  beginSecondFactorCall,
  confirmSecondFactorCall,
  createAccessTokenCall,
  deleteAccountCall,
  endOtherSessionsCall,
  endSecondFactorCall,
  endSessionCall,
  renewRecoveryCodesCall,
  resendVerificationCall,
  revokeAccessTokenCall,
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
import { bindCall } from '../http/bind-call.ts'
import { logSecurityEvent } from '../http/log-security-event.ts'
import { accessTokens, createAccessToken, revokeAccessToken } from './access-tokens.ts'
import { deleteAccount } from './delete-account.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  secondFactor,
} from './second-factor.ts'
import { endSessionById, endSessionsOf, sessionsOf } from './sign-in/sessions.ts'
import { updateUser } from './sign-in/store.ts'
import { sendVerificationAgain, verifyEmail } from './sign-in/verification.ts'
import { updatePassword } from './update-password.ts'
import { updateProfile } from './update-profile.ts'

export const accountRoutes = [
  bindCall(updateProfileCall, updateProfile),
  bindCall(updatePasswordCall, updatePassword),
  bindCall(updateDefaultDinerCountCall, ({ db, user }, { body }) => updateUser(db, user.id, body)),
  bindCall(updateRepeatIntervalCall, ({ db, user }, { body }) => updateUser(db, user.id, body)),
  bindCall(secondFactorCall, secondFactor),
  bindCall(beginSecondFactorCall, beginSecondFactor),
  bindCall(confirmSecondFactorCall, confirmSecondFactor),
  bindCall(renewRecoveryCodesCall, renewRecoveryCodes),
  bindCall(endSecondFactorCall, endSecondFactor),
  bindCall(sessionsCall, async ({ db, user, session, now }) => {
    const sessions = await sessionsOf(db, user.id, session.token, now)
    return sessions.map(({ userAgent, ...rest }) => ({ ...rest, device: describeDevice(userAgent) }))
  }),
  bindCall(endSessionCall, async (context, { params }) => {
    if (!(await endSessionById(context.db, context.user.id, params.id))) {
      throw refuse('NOT_FOUND', 'This session is already over.')
    }
    logSecurityEvent(context, 'session.ended', { sessions: 'one' })
  }),
  bindCall(endOtherSessionsCall, async (context) => {
    await endSessionsOf(context.db, context.user.id, context.session.token)
    logSecurityEvent(context, 'session.ended', { sessions: 'others' })
  }),
  bindCall(accessTokensCall, accessTokens),
  bindCall(createAccessTokenCall, createAccessToken),
  bindCall(revokeAccessTokenCall, revokeAccessToken),
  bindCall(resendVerificationCall, sendVerificationAgain),
  bindCall(deleteAccountCall, deleteAccount),
  bindCall(verifyEmailCall, verifyEmail),
]
