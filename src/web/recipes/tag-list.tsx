import classes from './tag-list.module.css'

/** The tags of a recipe. */
export function TagList({ tags }: { tags: readonly string[] }) {
  return (
    <ul className={classes.tags} aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag} className={classes.tag}>
          {tag}
        </li>
      ))}
    </ul>
  )
}
