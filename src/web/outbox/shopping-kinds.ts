import { z } from 'zod'
import {
  addRecipeToListCall,
  addStapleCall,
  changeStapleCall,
  removeStapleCall,
} from '../../contract/shopping.ts'
import { dayOf } from '../../domain/day.ts'
import { isSameName } from '../../domain/fields.ts'
import { firstDueOn, Rhythm, type Staple, StapleDraft, dueAfterChange } from '../../domain/shopping/staple.ts'
import { callServer } from '../api/call-server.ts'
import { changeKind, doneIfGone, Id, IdOnly } from './change-kind.ts'
import { changeListData, withoutThing, withThing } from './list-data.ts'

const STAPLES = 'staples'
const screenPath = () => '/shopping-list'

const NewStaple = z.object({ newId: Id, draft: StapleDraft })

/** A new staple; one that is there gets the new amount and rhythm. */
export const newStapleKind = changeKind<z.infer<typeof NewStaple>>({
  input: NewStaple,
  send: ({ draft }, idempotencyKey) => callServer(addStapleCall, { body: draft, idempotencyKey }),
  apply: (key, data, { newId, draft }, at) =>
    changeListData<Staple>(key, data, STAPLES, (all) => {
      const known = all.find(({ name }) => isSameName(name, draft.name))
      const today = dayOf(new Date(at))
      const nextOn = known ? dueAfterChange(known, draft.rhythm, today) : firstDueOn(draft.rhythm, today)
      return withThing(all, { ...draft, id: known?.id ?? newId, nextOn })
    }),
  refreshes: [STAPLES],
  screenPath,
})

const OtherRhythm = z.object({ id: Id, rhythm: Rhythm })

/** A staple with another rhythm; applying it twice is harmless. */
export const changeStapleKind = changeKind<z.infer<typeof OtherRhythm>>({
  input: OtherRhythm,
  send: ({ id, rhythm }) => callServer(changeStapleCall, { params: { id }, body: { rhythm } }),
  apply: (key, data, { id, rhythm }, at) =>
    changeListData<Staple>(key, data, STAPLES, (all) =>
      all.map((staple) =>
        staple.id === id
          ? { ...staple, rhythm, nextOn: dueAfterChange(staple, rhythm, dayOf(new Date(at))) }
          : staple,
      ),
    ),
  refreshes: [STAPLES],
  screenPath,
})

export const removeStapleKind = changeKind<IdOnly>({
  input: IdOnly,
  send: ({ id }) => callServer(removeStapleCall, { params: { id } }),
  apply: (key, data, { id }) => changeListData<Staple>(key, data, STAPLES, (all) => withoutThing(all, id)),
  refreshes: [STAPLES],
  resolve: doneIfGone,
  screenPath,
})

const OntoList = z.object({ recipeId: Id, people: z.number().int() })

/** The ingredients of a recipe for the shopping list. The server makes its rows. */
export const recipeToListKind = changeKind<z.infer<typeof OntoList>>({
  input: OntoList,
  send: (body, idempotencyKey) => callServer(addRecipeToListCall, { body, idempotencyKey }),
  apply: (_key, data) => data,
  refreshes: ['open-shopping-list', 'shopping-extras'],
  screenPath,
})
