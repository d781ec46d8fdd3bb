import type { ReactNode } from 'react'
import type { MilestoneList } from '#contract/practitioners.ts'
import { type Milestone, unpromptedMilestones } from '#domain/practitioners/milestones.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'

type MilestonesCardProps = {
  milestones: MilestoneList['data']
  /** A link opposite the title. */
  children?: ReactNode
}

/** Wide screens show a row of steps by name, narrow ones a bar and the next step. */
export function MilestonesCard({ milestones, children }: MilestonesCardProps) {
  const { t } = useTranslation('account')
  const progress = progressOf(milestones)
  const { steps, reached, total, next } = progress
  const row = rowOf(progress)
  return (
    <Card
      title={t('milestones.title')}
      end={
        <>
          <p className="mr-auto text-small text-ink-2">
            {t('milestones.reached', { count: reached, total })}
          </p>
          {children}
        </>
      }
    >
      <ol className="mt-3.5 flex gap-0.75 xl:mt-4.5 xl:grid xl:grid-cols-7 xl:gap-0">
        {steps.map((step) => (
          <MilestoneStep key={step.name} step={step} isInRow={row.includes(step)} />
        ))}
      </ol>
      {next ? (
        <p className="mt-3.5 flex items-center gap-3.5 xl:hidden">
          <span
            className="flex size-9.5 flex-none items-center justify-center rounded-full border-2 border-bottle bg-verbena text-on-verbena"
            aria-hidden="true"
          >
            <Icon name="leaf" size={20} />
          </span>
          <span>
            <span className="block text-small text-ink-2">{t('milestones.next')}</span>
            <b className="font-semibold">
              <StepName step={next} />
            </b>
            <StepProgress step={next} />
          </span>
        </p>
      ) : (
        <p className="mt-4">{t('milestones.all')}</p>
      )}
    </Card>
  )
}

/** On narrow screens a segment of the bar, on wide ones an icon in the list. */
const styles = {
  reached: {
    step: 'max-xl:border-bottle max-xl:bg-bottle xl:font-strong xl:before:bg-bottle',
    sign: 'border-bottle bg-bottle text-on-bottle',
  },
  next: {
    step: 'max-xl:border-bottle max-xl:bg-verbena xl:font-strong xl:before:bg-line-2',
    sign: 'border-bottle bg-verbena text-on-verbena',
  },
  'to-come': {
    step: 'max-xl:border-line-2 max-xl:bg-line-2 xl:text-ink-2 xl:before:bg-line-2',
    sign: 'border-line-2 bg-surface',
  },
}

function MilestoneStep({ step, isInRow }: { step: Step; isInRow: boolean }) {
  const { t } = useTranslation('account')
  const { state } = step
  return (
    <li
      className={`flex-1 rounded-badge max-xl:h-2 max-xl:border xl:relative xl:pr-4 xl:text-[14px]/4.5 xl:before:absolute xl:before:inset-x-0 xl:before:top-3.25 xl:before:h-0.5 ${isInRow ? '' : 'xl:hidden'} ${styles[state].step}`}
      aria-current={state === 'next' ? 'step' : undefined}
    >
      <span
        className={`relative hidden size-7 items-center justify-center rounded-full border-2 xl:flex ${styles[state].sign}`}
        aria-hidden="true"
      >
        {state === 'reached' && <Icon name="check" size={15} />}
        {state === 'next' && <Icon name="leaf" size={15} />}
      </span>
      <span className="wrap-break-word hyphens-auto max-xl:sr-only xl:mt-2.5 xl:block">
        <StepName step={step} />
        <span className="visually-hidden">, {t(`milestones.states.${state}`)}</span>
        <StepProgress step={step} />
      </span>
    </li>
  )
}

/** Where the next step is done, if it is one page. */
const pagesOfSteps: Partial<Record<Milestone, string>> = {
  ManageMyPracticeActivated: '/account/practitioner/shop',
}

function StepName({ step: { name, state } }: { step: Step }) {
  const { t } = useTranslation('account')
  const page = state === 'next' ? pagesOfSteps[name] : undefined
  const text = t(`milestones.names.${name}`)
  if (!page) return text
  return (
    <ShopLink to={page} className="link">
      {text}
    </ShopLink>
  )
}

/** "3 of 5" */
function StepProgress({ step: { progress } }: { step: Step }) {
  const { t, language } = useTranslation('account')
  if (!progress) return null
  const count = (number: number) => formatNumber(number, language)
  return (
    <span className="block text-[13px] text-ink-3">
      {t('milestones.progress', { done: count(progress.done), of: count(progress.of) })}
    </span>
  )
}

type Listed = MilestoneList['data'][number]
type Step = { name: Milestone; state: 'reached' | 'next' | 'to-come'; progress: Listed['progress'] }
type Progress = { steps: Step[]; reached: number; total: number; next: Step | undefined }

/**
 * A practitioner's progress: what was reached, the next step, and what is to come. Steps are reached in any order; the
 * next one is the first open step that can be done.
 */
export function progressOf(list: MilestoneList['data']): Progress {
  const next = list.find(({ name, reached_at }) => !reached_at && !unpromptedMilestones.includes(name))?.name
  const steps = list.map(
    ({ name, reached_at, progress }): Step => ({
      name,
      state: reached_at ? 'reached' : name === next ? 'next' : 'to-come',
      progress: reached_at ? null : progress,
    }),
  )
  const inState = (state: Step['state']) => steps.filter((step) => step.state === state)
  return {
    steps: [...inState('reached'), ...inState('next'), ...inState('to-come')],
    reached: inState('reached').length,
    total: steps.length,
    next: inState('next')[0],
  }
}

const inRow = 7
const reachedInRow = 4

/** As many as fit in one row: the last that were reached, the next one, and those after it. */
export function rowOf({ steps, reached }: Pick<Progress, 'steps' | 'reached'>): Step[] {
  const first = Math.min(Math.max(0, reached - reachedInRow), steps.length - inRow)
  return steps.slice(first, first + inRow)
}
