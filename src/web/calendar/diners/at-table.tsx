import { createContext, type ReactNode, use } from 'react'
import { type Household, nobodyAtTable, useHousehold } from '../../household/household-people.ts'

const Table = createContext<Household>(nobodyAtTable)

/** Everybody who may eat at this table, as the parts of a meal ask for them. */
export const useTable = (): Household => use(Table)

/**
 * Reads once for all meals on the screen who may eat: a week has dozens, and each asks several
 * times.
 */
export function AtTable({ children }: { children: ReactNode }) {
  const household = useHousehold()
  return <Table value={household}>{children}</Table>
}
