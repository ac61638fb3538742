import { useState } from 'react'
import { useLocks } from '../calendar/days/queries.ts'
import { useToday } from '../ui/use-today.ts'
import { useRecipes } from '../recipes/queries.ts'
import { TextLink } from '../ui/button-link.tsx'
import { Note } from '../ui/note.tsx'
import { Screen } from '../ui/screen.tsx'
import { toast } from '../ui/toast.ts'
import classes from './plan-look.module.css'
import { PlanLook } from './plan-look.tsx'
import { PlannerForm } from './planner-form.tsx'
import { bodyOf, newForm, type PlannerForm as Form, problemOf } from './planner-wish.ts'
import { PlanningHistory } from './planning-history.tsx'
import { useGenerate, useReadWishes } from './queries.ts'
import { usePlanPreview } from './use-plan-preview.ts'

/** Fewer recipes than this make a poor plan (planner 5). */
const ENOUGH_RECIPES = 10

/**
 * Fills days of the calendar: four steps, a look at the plan for whoever wants one, and what was
 * planned before.
 */
export function AiMealPlannerScreen() {
  const today = useToday()
  const locks = useLocks().data ?? []
  const [form, setForm] = useState<Form>(newForm)
  const read = useReadWishes(form.wishes)
  const generate = useGenerate()
  const preview = usePlanPreview()
  const { looked } = preview

  const whenReady = (go: (body: ReturnType<typeof bodyOf>) => void) => {
    const problem = problemOf(form, locks, today)
    if (problem) toast(problem.title, problem.text, 'failed')
    else go(bodyOf(form, locks, read.wishes))
  }
  const apply = () => {
    const body = preview.applied()
    preview.stop()
    if (body) generate.mutate(body)
  }
  return (
    <Screen
      title="AI Meal Planner"
      intro="Plans your days with your own recipes: safe for everybody who eats, varied, and with a reason for each meal."
    >
      {looked ? (
        <PlanLook preview={preview} plan={looked.plan} isApplying={generate.isPending} onApply={apply} />
      ) : (
        <div className={classes.parts}>
          <Guidance />
          <PlannerForm
            form={form}
            read={read}
            locks={locks}
            today={today}
            isGenerating={generate.isPending}
            isLooking={preview.isAsking}
            onChange={(part) => setForm((now) => ({ ...now, ...part }))}
            onGenerate={() => whenReady((body) => generate.mutate(body))}
            onLook={() => whenReady(preview.look)}
          />
          <PlanningHistory />
        </div>
      )}
    </Screen>
  )
}

/** Says what the planner needs, more plainly while there is too little of it. */
function Guidance() {
  const count = useRecipes().data?.length
  const isFew = count !== undefined && count < ENOUGH_RECIPES
  const needed = 'The planner works best with at least 10-15 recipes in your collection.'
  if (!isFew) return <p className={classes.guidance}>{needed}</p>
  return (
    <Note>
      {needed} You have {count === 0 ? 'none yet' : count}.{' '}
      <TextLink to="/recipes">Add some recipes</TextLink>
    </Note>
  )
}
