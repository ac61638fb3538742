interface Named {
  firstName: string
  lastName: string
}

/** Two first names that sound alike are one, whatever their capitals and however their accents are written. */
const spoken = ({ firstName }: Named) => firstName.normalize('NFC').trim().toLowerCase()

/**
 * What each of these people is called: by the first name, and by both names where two share the first. Who can eat what
 * (household 7) is said of somebody, never of one of two Annas.
 */
export function calledAmong(everybody: readonly Named[]): (person: Named) => string {
  const names = everybody.map(spoken)
  return (person) => {
    const name = spoken(person)
    const isShared = names.indexOf(name) !== names.lastIndexOf(name)
    return isShared ? `${person.firstName} ${person.lastName}` : person.firstName
  }
}
