const formats = {
  date: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }),
  'long date': new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }),
  'date and time': new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
}

/** A moment as people read it, by the clock of their device: '3 Mar 2026', '3 March 2026'. */
export const formatMoment = (moment: string, style: keyof typeof formats): string =>
  formats[style].format(new Date(moment))
