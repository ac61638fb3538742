import type { Allergen } from '@plateful/ingredients/foods/food'
import { useMutation, useQuery } from '@tanstack/react-query'
import {
  allowancesCall,
  changeAllowanceCall,
  changeFineLineCall,
  fineLinesCall,
  deleteConfirmedLineCall,
  saveConfirmedLineCall,
  confirmedLinesCall,
} from '../../../contract/household.ts'
import type { Eater } from '../../../domain/household/who-can-eat/eater.ts'
import {
  type Allowance,
  allowedFor,
  confirmedByLine,
  type PersonFineLine,
  fineLinesOf,
  type ConfirmedLine,
} from '../../../domain/household/who-can-eat/family-answers.ts'
import { failedBecause } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { MINUTE } from '../../api/durations.ts'

const confirmedKey = 'known-ingredients'
const allowancesKey = 'may-contain-allowances'
const fineKey = 'fine-lines'

/**
 * A person with their id, by which allowances name them; or the household, for what its adults must
 * not eat (household 61), with the family whose answers count for it.
 */
export interface Diner extends Eater {
  id: number
  kind: Allowance['kind'] | 'household'
  /** A name that is unique among all people. */
  name: string
  family?: readonly Diner[]
}

export type PersonAtTable = Pick<Diner, 'id' | 'name'> & { kind: Allowance['kind'] }

/**
 * The person to whom something can be allowed; none for the household, whose needs are set under
 * Settings.
 */
export const personsOf = ({ kind, id, name }: Diner): PersonAtTable[] =>
  kind === 'household' ? [] : [{ kind, id, name }]

/** The parts of a diner that a verdict depends on, so that equal needs are equal as JSON. */
export const needsAndAnswers = ({ id, kind, name, firstName, ...eater }: Diner): Diner => ({
  id,
  kind,
  name,
  firstName,
  allergies: eater.allergies,
  dietaryPreferences: eater.dietaryPreferences,
  mayContainAllowed: eater.mayContainAllowed,
  fineLines: eater.fineLines,
  family: eater.family?.map(needsAndAnswers),
})

const noLines: readonly ConfirmedLine[] = []
const noAllowances: readonly Allowance[] = []
const noneFine: readonly PersonFineLine[] = []

/**
 * The family's answers about lines and people. Nothing is judged until they are read; where they
 * cannot be read, no allowance counts.
 */
export function useFamilyAnswers(isAsked: boolean) {
  const lines = useQuery({
    queryKey: [confirmedKey],
    queryFn: ({ signal }) => callServer(confirmedLinesCall, { signal }),
    staleTime: 5 * MINUTE,
    enabled: isAsked,
  })
  const allowances = useQuery({
    queryKey: [allowancesKey],
    queryFn: ({ signal }) => callServer(allowancesCall, { signal }),
    staleTime: 5 * MINUTE,
    enabled: isAsked,
  })
  const fineLines = useQuery({
    queryKey: [fineKey],
    queryFn: ({ signal }) => callServer(fineLinesCall, { signal }),
    staleTime: 5 * MINUTE,
    enabled: isAsked,
  })
  const confirmedLines = lines.data ?? noLines
  const allowed = allowances.data ?? noAllowances
  const fineFor = fineLines.data ?? noneFine
  const withAnswers = <Person extends Diner>(person: Person): Person =>
    person.kind === 'household'
      ? { ...person, family: person.family?.map(withAnswers) }
      : {
          ...person,
          mayContainAllowed: allowedFor(allowed, person.kind, person.id),
          fineLines: fineLinesOf(fineFor, person.kind, person.id),
        }
  return {
    isReady: !lines.isPending && !allowances.isPending && !fineLines.isPending,
    confirmedLines,
    fine: fineFor,
    confirmed: confirmedByLine(confirmedLines),
    withAllowances: <Person extends Diner>(people: readonly Person[]): Person[] => people.map(withAnswers),
  }
}

export const useSaveConfirmedLine = () =>
  useMutation({
    mutationFn: (confirmed: { line: string; contains: Allergen[]; food: string | null }) =>
      callServer(saveConfirmedLineCall, { body: confirmed }),
    meta: {
      refreshes: [confirmedKey],
      done: { title: 'Noted for all your recipes' },
      failed: failedBecause('Failed to save'),
    },
  })

/** Withdraws the answer: the line counts as not checked again. */
export const useDeleteConfirmedLine = () =>
  useMutation({
    mutationFn: (id: number) => callServer(deleteConfirmedLineCall, { params: { id } }),
    meta: {
      refreshes: [confirmedKey],
      done: { title: 'The line counts as not checked again' },
      failed: failedBecause('Failed to save'),
    },
  })

/** Stores whether somebody eats what may contain an allergen of theirs. */
export const useSetAllowance = () =>
  useMutation({
    mutationFn: (allowance: Allowance & { isAllowed: boolean }) =>
      callServer(changeAllowanceCall, { body: allowance }),
    meta: { refreshes: [allowancesKey], failed: failedBecause('Failed to save') },
  })

/** The name under which an allowance stores an allergy. */
export const allowanceName = (need: string) => need.trim().toLowerCase()

export const useMarkLineFine = () =>
  useMutation({
    mutationFn: (fine: Omit<PersonFineLine, 'need'> & { needs: string[]; isFine: boolean }) =>
      callServer(changeFineLineCall, { body: fine }),
    meta: {
      refreshes: [fineKey],
      done: () => ({ title: 'Noted for all your recipes' }),
      failed: failedBecause('Failed to save'),
    },
  })
