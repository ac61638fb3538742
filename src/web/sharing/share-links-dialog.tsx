import { Button } from '@mantine/core'
import { formatCount } from '@plateful/ingredients/format-english'
import { useState } from 'react'
import type { ShareLink } from '../../domain/sharing/share.ts'
import { useUserId } from '../account/sign-in/queries.ts'
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Failure } from '../ui/failure.tsx'
import { CopyField } from '../ui/forms/copy-field.tsx'
import { Loading } from '../ui/loading.tsx'
import { formatShareDate, sharedAddress } from './format-share.ts'
import { useRevokeShare, useShareLinks } from './queries.ts'
import classes from './share-links-dialog.module.css'

export function ShareLinksDialog({ onClose }: { onClose: () => void }) {
  const links = useShareLinks()
  return (
    <Dialog title="Your links" width="36rem" onClose={onClose}>
      {links.isPending && <Loading label="Loading your links" />}
      {links.isError && <Failure title="Your links couldn’t be loaded" query={links} />}
      {links.data?.length === 0 && (
        <EmptyState
          heading="h3"
          title="No links yet"
          text="Share some recipes by sending a link, and you’ll find it here."
        />
      )}
      {links.data && links.data.length > 0 && (
        <ul className={classes.links}>
          {links.data.map((link) => (
            <ShareLinkItem key={link.shareId} link={link} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

const formatTimes = (count: number) =>
  count === 0 ? 'not opened yet' : `opened ${count === 1 ? 'once' : `${count} times`}`

function ShareLinkItem({ link }: { link: ShareLink }) {
  const [now] = useState(() => new Date().toISOString())
  const [isAsking, setIsAsking] = useState(false)
  const revoke = useRevokeShare()
  const title = link.title ?? 'Shared Recipe Collection'
  const maker = link.sharedByUserId === useUserId() ? null : link.sharedBy
  const isExpired = link.expiresAt !== null && link.expiresAt <= now
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <h3 className={classes.title}>{title}</h3>
        <Button
          variant="subtle"
          color="tomato"
          size="compact-md"
          className={classes.revoke}
          aria-label={`Revoke ${title}`}
          onClick={() => setIsAsking(true)}
        >
          Revoke
        </Button>
      </div>
      <p className="soft">
        {formatCount(link.recipeIds.length, 'recipe')}, shared {maker && `by ${maker}, `}
        {formatShareDate(link.createdAt)}, {formatTimes(link.accessCount)}
        {link.expiresAt !== null &&
          `, ${isExpired ? 'ended' : 'open until'} ${formatShareDate(link.expiresAt)}`}
      </p>
      {!isExpired && <CopyField label="Link" text={sharedAddress(link.shareId)} />}
      {isAsking && (
        <ConfirmDialog
          title="Revoke this link?"
          text={`${maker ? `${maker} made it. ` : ''}Nobody will see ${title} through it any more. This can’t be undone.`}
          confirm="Revoke"
          cancel="Keep it"
          tone="destroys"
          isBusy={revoke.isPending}
          onConfirm={() => revoke.mutate(link, { onSettled: () => setIsAsking(false) })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  )
}
