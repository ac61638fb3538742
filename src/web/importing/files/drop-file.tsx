import { Loader } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { MAX_RECIPES } from '@plateful/recipe-formats/limits'
import { MAX_UPLOAD_BYTES } from '../../../domain/importing/household-import.ts'
import { errorMessage } from '../../api/call-error.ts'
import { FileButton } from '../../ui/forms/file-button.tsx'
import { useDrop } from '../../ui/forms/use-drop.ts'
import { useSendFile } from './queries.ts'
import classes from './import-export.module.css'

const programs =
  'Mealie, Tandoor, Paprika, Nextcloud Cookbook, RecipeSage, Plan to Eat, My Recipe Box, CopyMeThat, Cooklang, MealMaster, RecipeML, JSON-LD and Plateful itself'

export function DropFile({ isBusy }: { isBusy: boolean }) {
  const hint = useId()
  const [tooLarge, setTooLarge] = useState(false)
  const sending = useSendFile()
  const isWaiting = isBusy || sending.isPending

  const send = (file: File | undefined) => {
    if (!file || isWaiting) return
    setTooLarge(file.size > MAX_UPLOAD_BYTES)
    if (file.size <= MAX_UPLOAD_BYTES) sending.mutate(file)
  }
  const dropZone = useDrop(([file]) => send(file))
  const problem = tooLarge
    ? `This file is larger than ${MAX_UPLOAD_BYTES / 1024 ** 3} GB. Export it in parts.`
    : sending.isError
      ? errorMessage(sending.error)
      : null

  return (
    <div className={classes.drop} {...dropZone}>
      <IconFileUpload size={32} stroke={1.5} aria-hidden className={classes.dropIcon} />
      <FileButton
        aria-describedby={hint}
        disabled={isBusy}
        loading={sending.isPending}
        field={{ 'aria-label': 'The exported file' }}
        onFiles={([file]) => send(file)}
      >
        Choose a file
      </FileButton>
      <p id={hint} className={classes.quiet}>
        <span className={classes.dropWords}>Or drop it here. </span>We read {programs}; zip files stay as they
        are. A file may have up to {MAX_UPLOAD_BYTES / 1024 ** 3} GB and {MAX_RECIPES.toLocaleString('en-GB')}{' '}
        recipes.
      </p>
      <div role="status" className={`${classes.quiet} ${classes.status}`}>
        {sending.isPending && (
          <>
            <Loader size="xs" aria-hidden /> The file is on its way. Keep this page open until it has arrived.
          </>
        )}
      </div>
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
