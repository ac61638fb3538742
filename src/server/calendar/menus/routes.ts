import { changeMenuCall, createMenuCall, deleteMenuCall, menusCall } from '../../../contract/calendar.ts'
import { answer } from '../../http/answer.ts'
import { createMenu, removeMenu, renameMenu } from './save-menu.ts'
import { menusOf } from './store.ts'

export const menuRoutes = [
  answer(menusCall, ({ household }) => menusOf(household)),
  answer(createMenuCall, createMenu),
  answer(changeMenuCall, renameMenu),
  answer(deleteMenuCall, removeMenu),
]
