import { useMutation, useQuery } from '@tanstack/react-query'
import { changeMenuCall, createMenuCall, deleteMenuCall, menusCall } from '../../../contract/templates.ts'
import type { Menu, MenuDraft } from '../../../domain/calendar/menu.ts'
import { errorMessage } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { newIdempotencyKey } from '../../api/ids.ts'
import { toastWithUndo } from '../../ui/toast.ts'

const KEY = 'menus'
const AGAIN = 'Please try again'

export const useMenus = () =>
  useQuery({ queryKey: [KEY], queryFn: ({ signal }) => callServer(menusCall, { signal }) })

/** Keeps a week as a menu; `idempotencyKey` makes it once, however often it is sent. */
export const useSaveMenu = () =>
  useMutation({
    mutationFn: ({ idempotencyKey, ...body }: MenuDraft & { idempotencyKey: string }) =>
      callServer(createMenuCall, { body, idempotencyKey }),
    meta: {
      refreshes: [KEY],
      done: ({ name }: Menu) => ({ title: `${name} is saved as a menu` }),
      failed: (error) => ({ title: 'Failed to save the menu', text: errorMessage(error, AGAIN) }),
    },
  })

export const useRenameMenu = () =>
  useMutation({
    mutationFn: ({ id, name }: Pick<Menu, 'id' | 'name'>) =>
      callServer(changeMenuCall, { params: { id }, body: { name } }),
    meta: {
      refreshes: [KEY],
      failed: (error) => ({ title: 'Failed to save the menu', text: errorMessage(error, AGAIN) }),
    },
  })

export function useDeleteMenu() {
  const saveMenu = useSaveMenu()
  return useMutation({
    mutationFn: ({ id }: Menu) => callServer(deleteMenuCall, { params: { id } }),
    onSuccess: (_, { name, menuDays }) => {
      const idempotencyKey = newIdempotencyKey()
      toastWithUndo(`${name} deleted`, () => saveMenu.mutate({ name, menuDays, idempotencyKey }))
    },
    meta: {
      refreshes: [KEY],
      failed: (error) => ({ title: 'Failed to delete the menu', text: errorMessage(error, AGAIN) }),
    },
  })
}
