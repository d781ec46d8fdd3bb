import type { MilestoneList } from '#contract/practitioners.ts'
import { type Milestone, unpromptedMilestones } from '#domain/practitioners/milestones.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Wide screens list every step by name, narrow ones show a bar and the next step. */
export function MilestonesCard({ milestones }: { milestones: MilestoneList['data'] }) {
  const { t } = useTranslation('account')
  const { steps, reached, total, next } = progressOf(milestones)
  return (
    <Card
      title={t('milestones.title')}
      end={
        <p className="mr-auto text-small text-ink-2">{t('milestones.reached', { count: reached, total })}</p>
      }
    >
      <ol className="mt-3.5 flex gap-0.75 xl:mt-4.5 xl:grid xl:grid-cols-[repeat(auto-fill,minmax(148px,1fr))] xl:gap-x-0 xl:gap-y-5">
        {steps.map((step) => (
          <MilestoneStep key={step.name} step={step} />
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
            <b className="font-semibold">{t(`milestones.names.${next}`)}</b>
          </span>
        </p>
      ) : (
        <p className="mt-4">{t('milestones.all')}</p>
      )}
    </Card>
  )
}

/** On narrow screens a segment of the bar, on wide ones an icon in the list. */
const looks = {
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

function MilestoneStep({ step: { name, state } }: { step: Step }) {
  const { t } = useTranslation('account')
  return (
    <li
      className={`flex-1 rounded-badge max-xl:h-2 max-xl:border xl:relative xl:pr-2.5 xl:text-[14px]/4.5 xl:before:absolute xl:before:inset-x-0 xl:before:top-3.25 xl:before:h-0.5 ${looks[state].step}`}
      aria-current={state === 'next' ? 'step' : undefined}
    >
      <span
        className={`relative hidden size-7 items-center justify-center rounded-full border-2 xl:flex ${looks[state].sign}`}
        aria-hidden="true"
      >
        {state === 'reached' && <Icon name="check" size={15} />}
        {state === 'next' && <Icon name="leaf" size={15} />}
      </span>
      <span className="wrap-break-word hyphens-auto max-xl:sr-only xl:mt-2.5 xl:block">
        {t(`milestones.names.${name}`)}
        <span className="visually-hidden">, {t(`milestones.states.${state}`)}</span>
      </span>
    </li>
  )
}

type Step = { name: Milestone; state: 'reached' | 'next' | 'to-come' }
type Progress = { steps: Step[]; reached: number; total: number; next: Milestone | undefined }

/** A practitioner's progress. Steps are reached in any order; the next one is the first open step that can be done. */
export function progressOf(list: MilestoneList['data']): Progress {
  const next = list.find(({ name, reached_at }) => !reached_at && !unpromptedMilestones.includes(name))?.name
  const steps = list.map(
    ({ name, reached_at }): Step => ({
      name,
      state: reached_at ? 'reached' : name === next ? 'next' : 'to-come',
    }),
  )
  return {
    steps,
    reached: steps.filter(({ state }) => state === 'reached').length,
    total: steps.length,
    next,
  }
}
