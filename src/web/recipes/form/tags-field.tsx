import { TagsInput, UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { cleanTags, MAX_TAGS } from '../../../domain/recipes/tags.ts'
import { DoubtNote } from './doubts.tsx'
import classes from './tags-field.module.css'

interface Props {
  tags: string[]
  known: string[]
  suggestions: string[]
  problem: string | undefined
  doubt?: ReactNode
  onChange: (tags: string[]) => void
}

/**
 * Up to five tags: typed, chosen from the list, or suggested; each is cleaned as it will be stored.
 */
export function TagsField({ tags, known, suggestions, problem, doubt, onChange }: Props) {
  const isFull = tags.length >= MAX_TAGS
  // A review begins at this field where a page has no tags; its list would cover the recipe.
  const [isListed, setIsListed] = useState(false)
  return (
    <div>
      <TagsInput
        label="Tags"
        withAsterisk
        description={
          <>
            {isFull ? 'That’s five, the most a recipe can have' : 'Up to five, such as quick, soup or sunday'}
            <DoubtNote text={doubt} />
          </>
        }
        data-doubtful={doubt === undefined ? undefined : true}
        placeholder={tags.length === 0 ? 'Type a tag and press Enter' : undefined}
        value={tags}
        data={known}
        maxTags={MAX_TAGS}
        openOnFocus={false}
        dropdownOpened={isListed}
        onDropdownOpen={() => setIsListed(true)}
        onDropdownClose={() => setIsListed(false)}
        onClick={() => setIsListed(true)}
        onSearchChange={(typed) => setIsListed((now) => now || typed !== '')}
        splitChars={[',', ';']}
        error={problem}
        onChange={(typed) => onChange(cleanTags(typed))}
        clearButtonProps={{ 'aria-label': 'Clear the tags' }}
      />
      {!isFull && suggestions.length > 0 && (
        <div className={classes.suggestions} role="group" aria-label="Suggested tags">
          {suggestions.map((tag) => (
            <UnstyledButton
              key={tag}
              className={classes.suggestion}
              aria-label={`Add the tag ${tag}`}
              onClick={() => onChange(cleanTags([...tags, tag]))}
            >
              <IconPlus size={14} aria-hidden />
              {tag}
            </UnstyledButton>
          ))}
        </div>
      )}
    </div>
  )
}
