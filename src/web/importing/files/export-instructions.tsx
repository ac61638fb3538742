import { IconChevronDown } from '@tabler/icons-react'
import { type FormatName, formatNames } from '../../../domain/importing/household-import.ts'
import { TextLink } from '../../ui/button-link.tsx'
import classes from './import-export.module.css'

/** Where each program hides its export, and what to send of it. */
const exportInstructions: readonly [FormatName, where: string, what: string][] = [
  [
    'paprika',
    'File → Export → All recipes, in Paprika Recipe Format. On a phone: Settings → Export.',
    'The .paprikarecipes file, photos included.',
  ],
  [
    'mealie',
    'As administrator: Settings → Backups → Create, then download it. Otherwise: Group → Data Management → Recipes → choose all → Export.',
    'The zip as it is. A backup brings meal plans and shopping lists too.',
  ],
  ['tandoor', 'Settings → Export → format Default → All recipes.', 'The zip as it is, photos included.'],
  ['recipesage', 'Settings → Export → JSON-LD.', 'The file. Photos are fetched from the web.'],
  [
    'plan-to-eat',
    'Account settings → Export recipes → CSV.',
    'The .csv file. Photos are fetched from the web.',
  ],
  ['nextcloud', 'In Files, download the folder with your recipes, usually Recipes.', 'The zip as it is.'],
  [
    'my-recipe-box',
    'Menu → Import/Export → CSV, or the backup.',
    'Either file. The backup (.rtk) holds the photos.',
  ],
  [
    'copymethat',
    'On the web site: Settings → Download your recipes → HTML.',
    'The zip with recipes.html and its images.',
  ],
  ['cooklang', 'Your folder of .cook files.', 'One file, or a zip of the folder.'],
  ['mealmaster', 'Export in the program.', 'The .mmf, .mm or .txt file.'],
  ['recipeml', 'Export in the program.', 'The .xml file, or a zip of many.'],
  [
    'json-ld',
    'Many programs and sites export it: schema.org, or JSON-LD.',
    'The .json or .jsonld file, or a saved web page.',
  ],
  ['plateful', 'Moving in, moving out → Everything → Download.', 'The zip as it is.'],
]

/**
 * Where a newcomer finds the file to send, program by program, and what to do with a program that
 * writes none that is read (importing 99).
 */
export function ExportInstructions() {
  return (
    <details className={classes.earlier}>
      <summary className={classes.summary}>
        Where do I find that file?
        <IconChevronDown size={18} aria-hidden className={classes.chevron} />
      </summary>
      <dl className={classes.places}>
        {exportInstructions.map(([format, where, what]) => (
          <div key={format}>
            <dt>{formatNames[format]}</dt>
            <dd>
              {where} <span className="soft">{what}</span>
            </dd>
          </div>
        ))}
        <div>
          <dt>Another program</dt>
          <dd>
            See whether it exports for one of these. Grocy and others that don’t: open a recipe there, copy
            its text, and <TextLink to="/import-recipes">paste it</TextLink>.
          </dd>
        </div>
      </dl>
    </details>
  )
}
