import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeKeptRuleCall,
  createKeptRuleCall,
  deleteKeptRuleCall,
  keptRulesCall,
} from '../../contract/planner.ts'
import type { KeptRule, KeptRuleChange, NewKeptRule } from '../../domain/planner/kept-rule.ts'
import { failedBecause } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { MINUTE } from '../api/durations.ts'
import { toastWithUndo } from '../ui/toast.ts'

const keptKey = 'plan-rules'
const failedToKeep = failedBecause('The rule couldn’t be changed')

export const useKeptRules = () =>
  useQuery({
    queryKey: [keptKey],
    queryFn: ({ signal }) => callServer(keptRulesCall, { signal }),
    staleTime: MINUTE / 2,
  })

export const useKeepRule = () =>
  useMutation({
    mutationFn: (body: NewKeptRule) => callServer(createKeptRuleCall, { body }),
    meta: {
      refreshes: [keptKey],
      done: { title: 'Rule kept', text: 'It applies to all your plans from now on.' },
      failed: failedToKeep,
    },
  })

export const useChangeKeptRule = () =>
  useMutation({
    mutationFn: ({ id, change }: { id: number; change: KeptRuleChange }) =>
      callServer(changeKeptRuleCall, { params: { id }, body: change }),
    meta: { refreshes: [keptKey], failed: failedToKeep },
  })

export const useDeleteKeptRule = () => {
  const keep = useKeepRule()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => {
      const deletedRule = client.getQueryData<KeptRule[]>([keptKey])?.find((rule) => rule.id === id)
      return callServer(deleteKeptRuleCall, { params: { id } }).then(() => deletedRule)
    },
    onSuccess: (deletedRule) =>
      toastWithUndo(
        'Rule removed',
        () => deletedRule && keep.mutate({ rule: deletedRule.rule, offWeeks: deletedRule.offWeeks }),
      ),
    meta: { refreshes: [keptKey], failed: failedToKeep },
  })
}
