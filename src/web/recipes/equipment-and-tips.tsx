import { type ReactNode, useId } from 'react'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { siteOf } from './format-recipe.ts'
import classes from './equipment-and-tips.module.css'

const linesIn = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

export function EquipmentAndTips({ recipe: { equipment, tips } }: { recipe: Recipe }) {
  if (equipment === null && tips === null) return null
  return (
    <div className={classes.told}>
      {equipment !== null && (
        <Part title="Equipment">
          <ul>
            {linesIn(equipment).map((item, index) => (
              <li key={index}>{item}</li>
            ))}
          </ul>
        </Part>
      )}
      {tips !== null && (
        <Part title="Tips">
          {linesIn(tips).map((tip, index) => (
            <p key={index}>{tip}</p>
          ))}
        </Part>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes.part}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** Who wrote the recipe, where it is from, and a link to its video (recipes 72). */
export function RecipeOrigin({ recipe: { author, source, video } }: { recipe: Recipe }) {
  const isByAnother = author !== null && author !== source
  if (!isByAnother && source === null && video === null) return null
  return (
    <p className={classes.origin}>
      {isByAnother && <span>By {author}</span>}
      {source !== null && (
        <span>
          From <Source source={source} />
        </span>
      )}
      {video !== null && (
        <a href={video} target="_blank" rel="noreferrer">
          Watch the video ({siteOf(video)})
        </a>
      )}
    </p>
  )
}

function Source({ source }: { source: string }) {
  const site = siteOf(source)
  return site ? (
    <a href={source} target="_blank" rel="noreferrer">
      {site}
    </a>
  ) : (
    // The number of a recipe in the catalogue means nothing to a cook.
    source.replace(/^(Plateful catalogue) #\d+$/, '$1')
  )
}
