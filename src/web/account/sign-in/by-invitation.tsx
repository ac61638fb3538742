import classes from './auth-form.module.css'

/** What strangers are told where accounts are opened by invitation only. */
export const BY_INVITATION = 'New accounts here need an invitation. Ask someone who cooks here to invite you.'

/** In place of the form for a new account. */
export function ByInvitation() {
  return <p className={classes.invited}>{BY_INVITATION}</p>
}
