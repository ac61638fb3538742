import { Screen } from '../../ui/screen.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { AccountCard } from '../../account/account-card.tsx'
import { DropFile } from './drop-file.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { ImportCard } from './import-card.tsx'
import classes from './moving-screen.module.css'
import { isAtWork, useImports } from './queries.ts'
import { TakeEverything } from './take-everything.tsx'

/** Moving house (/moving): recipes of other programs come in, everything of ours goes out. */
export function MovingScreen() {
  const imports = useImports()
  return (
    <Screen
      title="Moving in, moving out"
      intro="Bring your recipes from another program, or take everything of yours along. Nothing stays behind closed doors."
      width="narrow"
    >
      <AccountCard
        title="Bring your recipes"
        intro="Choose the file that your program exported. You see what is in it before anything is written."
      >
        {imports.isError ? (
          <Failure
            title="This could not be loaded"
            error={imports.error}
            onRetry={() => void imports.refetch()}
          />
        ) : imports.isPending ? (
          <Loading label="Looking for files on their way" />
        ) : (
          <Bring imports={imports.data} />
        )}
      </AccountCard>
      <TakeEverything />
    </Screen>
  )
}

function Bring({ imports }: { imports: NonNullable<ReturnType<typeof useImports>['data']> }) {
  const [newest] = imports
  // What came last can be taken back with one press, also when a later file failed.
  const last = imports.find(({ state }) => state === 'done')
  const open = imports.filter((own) => own === last || (own === newest && own.state !== 'undone'))
  return (
    <div className={classes.bring}>
      <DropFile isBusy={newest !== undefined && isAtWork(newest)} />
      {open.map((own) => (
        <ImportCard key={own.id} own={own} />
      ))}
      <EarlierImports imports={imports.filter((own) => !open.includes(own))} />
    </div>
  )
}
