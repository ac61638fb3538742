import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Day, DayRange } from '../../domain/day.ts'
import { MAX_RULES } from '../../domain/planner/plan-rule.ts'
import { useLocks } from '../calendar/days/queries.ts'
import { useRecipes } from '../recipes/queries.ts'
import { TextLink } from '../ui/button-link.tsx'
import { Note } from '../ui/note.tsx'
import { Screen } from '../ui/screen.tsx'
import { toast } from '../ui/toast.ts'
import { useFocusAfter } from '../ui/use-overlay.ts'
import { useToday } from '../ui/use-today.ts'
import { PlanPreviewPanel } from './plan-preview-panel.tsx'
import { planBodyOf, unlockedDates, planProblemOf } from './planner-form-values.ts'
import { PlannerForm, type PlannerPart } from './planner-form.tsx'
import { PlanningHistory } from './planning-history.tsx'
import { useGeneratePlan, useReadRules } from './queries.ts'
import { usePlanForm } from './use-plan-form.ts'
import { usePlanPreview } from './use-plan-preview.ts'
import classes from './plan-preview.module.css'

const INTRO =
  'Fills your days with your own recipes: safe for everyone who eats, varied, and with a reason for each meal.'

/** Fewer recipes than this make a poor plan (planner 5). */
const ENOUGH_RECIPES = 10

/**
 * Plans days of the calendar: the request in one line, a preview for whoever wants one, and the
 * history.
 */
export function AiMealPlannerScreen() {
  const today = useToday()
  const locks = useLocks().data ?? []
  const planForm = usePlanForm(today, locks)
  const { form, change, isTouched, startAfresh } = planForm
  const [openedParts, setOpenedParts] = useState<readonly PlannerPart[]>([])
  const { readSentence, isReading } = useReadSentence(planForm, today, locks)
  const generate = useGeneratePlan()
  const preview = usePlanPreview()
  const steps = usePreviewAsHistoryStep(preview.close)
  const { shownPlan } = preview
  // The button that opened the preview gets the focus back when the preview is left (planner 40).
  const previewButton = useFocusAfter(shownPlan !== null)

  const toggle = (part: PlannerPart, isOpen: boolean) =>
    setOpenedParts((now) => [...now.filter((other) => other !== part), ...(isOpen ? [part] : [])])
  const whenReady = (run: (body: ReturnType<typeof planBodyOf>) => void) => {
    const problem = planProblemOf(form, locks, today)
    if (problem) {
      toast(problem.title, problem.text, 'failed')
      // All fields that can be missing or wrong are in this part.
      toggle('days', true)
    } else if (form.sentence.trim() !== '') {
      readSentence()
      toggle('rules', true)
      toast('Check your rules first', 'This is how we’ve understood them. Press again to use them.')
    } else run(planBodyOf(form, locks))
  }
  const apply = () => {
    const body = preview.bodyToApply()
    preview.stop()
    if (body) generate.mutate(body)
  }
  return (
    <Screen title="AI Meal Planner" intro={shownPlan ? undefined : INTRO}>
      {shownPlan ? (
        <PlanPreviewPanel
          preview={preview}
          plan={shownPlan.plan}
          isApplying={generate.isPending}
          onBack={steps.goBack}
          onApply={apply}
        />
      ) : (
        <div className={classes.parts}>
          <NothingToPlanWith />
          <PlannerForm
            form={form}
            opened={openedParts}
            isReading={isReading}
            locks={locks}
            today={today}
            isGenerating={generate.isPending}
            isPreviewing={preview.isRequesting}
            onToggle={toggle}
            onChange={change}
            onStartAfresh={isTouched ? startAfresh : undefined}
            onRead={readSentence}
            onGenerate={() => whenReady((body) => generate.mutate(body))}
            previewButton={previewButton}
            onPreview={() => whenReady((body) => preview.requestPreview(body, steps.open))}
          />
          <Guidance />
          <PlanningHistory />
        </div>
      )}
    </Screen>
  )
}

/** Reads the typed sentence into rules of the form. */
function useReadSentence(
  { form, change }: Pick<ReturnType<typeof usePlanForm>, 'form' | 'change'>,
  today: Day,
  locks: readonly DayRange[],
) {
  const read = useReadRules()
  const readSentence = () => {
    const { sentence, meal, templateId } = form
    if (read.isPending && read.variables.sentence === sentence) return
    const addRules = ({ rules, unread, offers }: Awaited<ReturnType<typeof read.mutateAsync>>) =>
      change((now) => ({
        // The sentence stays if somebody changed it meanwhile.
        sentence: now.sentence === sentence ? '' : now.sentence,
        rules: [...now.rules, ...rules].slice(0, MAX_RULES),
        unread,
        offers,
      }))
    // Not `onSuccess`, which would run for the last sentence alone. The call itself reports a
    // failure.
    read
      .mutateAsync({
        sentence,
        dates: unlockedDates(form, locks),
        meals: meal === null ? [] : [meal],
        templateId,
        today,
      })
      .then(addRules, () => undefined)
  }
  return { readSentence, isReading: read.isPending }
}

/**
 * The preview of a plan is an entry of the browser's history: Back leads to the form, with its
 * values (planner 40).
 */
function usePreviewAsHistoryStep(onLeft: () => void) {
  const router = useRouter()
  const navigate = useNavigate()
  const isPreviewing = useSearch({ from: '/ai-meal-planner' }).look === true
  const leave = useEffectEvent(onLeft)
  const wasPreviewing = useRef(false)
  const dropStep = useEffectEvent(() => {
    if (isPreviewing) void navigate({ to: '/ai-meal-planner', search: {}, replace: true })
  })
  // The preview of an earlier visit is gone, so its address shows the form.
  useEffect(() => dropStep(), [])
  useEffect(() => {
    if (wasPreviewing.current && !isPreviewing) leave()
    wasPreviewing.current = isPreviewing
  }, [isPreviewing])
  return {
    open: () => void navigate({ to: '/ai-meal-planner', search: { look: true } }),
    goBack: () => router.history.back(),
  }
}

const NEEDED = 'The planner works best with at least 10-15 recipes in your collection.'

/** Without recipes, the ways to get some come before the form. */
function NothingToPlanWith() {
  if (useRecipes().data?.length !== 0) return null
  return (
    <Note>
      {NEEDED} You have none yet. <TextLink to="/browse-recipes">Choose first recipes</TextLink>
    </Note>
  )
}

/**
 * The note below the form: what the planner needs, and how much of it there is as long as that is
 * little.
 */
function Guidance() {
  const count = useRecipes().data?.length ?? ENOUGH_RECIPES
  if (count === 0) return null
  return (
    <p className="soft">
      {NEEDED}
      {count < ENOUGH_RECIPES && (
        <>
          {' '}
          You have {count}. <TextLink to="/recipes">Add some recipes</TextLink>
        </>
      )}
    </p>
  )
}
