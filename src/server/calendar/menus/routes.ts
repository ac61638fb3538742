import { changeMenuCall, createMenuCall, deleteMenuCall, menusCall } from '../../../contract/templates.ts'
import { bindCall } from '../../http/bind-call.ts'
import { createMenu, deleteMenu, renameMenu } from './save-menu.ts'
import { menusOf } from './store.ts'

export const menuRoutes = [
  bindCall(menusCall, ({ household }) => menusOf(household)),
  bindCall(createMenuCall, createMenu),
  bindCall(changeMenuCall, renameMenu),
  bindCall(deleteMenuCall, deleteMenu),
]
