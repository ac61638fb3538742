/** Words as they are spoken, that stand for others. */

const spoken: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    gonna: 'going to',
    wanna: 'want to',
    gotta: 'got to',
    aint: 'isnt',
    cuz: 'because',
    ya: 'you',
    ye: 'you',
    gimme: 'give me',
    lemme: 'let me',
    kinda: 'kind of',
    sorta: 'sort of',
    outta: 'out of',
    lotta: 'lot of',
    lotsa: 'lots of',
    dunno: 'dont know',
    nuffin: 'nothing',
    nuthin: 'nothing',
    nothin: 'nothing',
    mornin: 'morning',
    evenin: 'evening',
    comin: 'coming',
    cookin: 'cooking',
    havin: 'having',
    thro: 'through',
    sarnies: 'sandwiches',
    sarnie: 'sandwich',
    butties: 'sandwiches',
    butty: 'sandwich',
    veggo: 'vegetarian',
    soop: 'soup',
    tho: 'though',
    wiv: 'with',
    nite: 'night',
    nites: 'nights',
  }).map(([word, words]) => [word, words.split(' ')]),
)

/** The words that a spoken word stands for: itself, where it is none. */
export const wordsForSpoken = (key: string): readonly string[] => spoken.get(key) ?? [key]
