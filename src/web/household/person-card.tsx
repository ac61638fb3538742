import { UnstyledButton } from '@mantine/core'
import { formatCount } from '@plateful/ingredients/format-english'
import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import type { Day } from '../../domain/day.ts'
import { ageOn, type Person } from '../../domain/household/person.ts'
import { allergyName } from './need-names.ts'
import { Portrait } from './portrait.tsx'
import classes from './person-card.module.css'

interface Props {
  person: Person
  today: Day
  onEdit: () => void
  onRemove: () => void
}

export function PersonCard({ person, today, onEdit, onRemove }: Props) {
  const name = `${person.firstName} ${person.lastName}`
  const age = person.dateOfBirth === null ? null : ageOn(today, person.dateOfBirth)
  return (
    <article className={classes.card} aria-label={name}>
      <UnstyledButton className={classes.edit} aria-label={`Edit ${name}`} onClick={onEdit}>
        <Portrait person={person} size="xl" />
      </UnstyledButton>
      <h3 className={classes.name}>{name}</h3>
      {age !== null && <p className="soft">{formatAge(age)}</p>}
      {person.allergies.length > 0 && (
        <p className={classes.allergies}>
          <IconAlertTriangle size={16} aria-hidden className={classes.icon} />
          <span>
            <strong>Never:</strong> {person.allergies.map(allergyName).join(', ')}
          </span>
        </p>
      )}
      <Facts person={person} />
      <UnstyledButton className={classes.remove} aria-label={`Remove ${name}`} onClick={onRemove}>
        <IconX size={16} aria-hidden />
      </UnstyledButton>
    </article>
  )
}

const formatAge = (age: number) => {
  if (age === 0) return 'Not yet 1 year old'
  return formatCount(age, 'year old', 'years old')
}

function Facts({ person }: { person: Person }) {
  const facts = [
    { label: 'Eats', words: person.dietaryPreferences.join(', ') },
    { label: 'Likes', words: person.favoritefoods.join(', ') },
    { label: 'Would rather not', words: person.dislikedfoods.join(', ') },
    { label: 'Notes', words: person.notes ?? '' },
  ].filter(({ words }) => words !== '')
  if (facts.length === 0) return null
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, words }) => (
        <div key={label} className={classes.fact}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.words}>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
