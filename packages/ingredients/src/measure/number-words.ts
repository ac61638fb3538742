/** 'zero' to 'nineteen', each in the place of its value. */
export const belowTwenty: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )

/** 'one' to 'nine', which may stand behind a ten. */
export const oneToNine: readonly string[] = belowTwenty.slice(1, 10)

/** 'twenty' to 'ninety', in tens. */
export const tens: readonly string[] = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
