import type { MilestoneList } from '#contract/practitioners.ts'
import { type Milestone, unaskedMilestones } from '#domain/practitioners/milestones.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Wide screens show every step by name, narrow ones a bar and the step that is next. */
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
      <ol className="milestones">
        {steps.map((step) => (
          <MilestoneStep key={step.name} step={step} />
        ))}
      </ol>
      {next ? (
        <p className="milestone-next">
          <span className="milestone-sign" aria-hidden="true">
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

function MilestoneStep({ step: { name, state } }: { step: Step }) {
  const { t } = useTranslation('account')
  return (
    <li data-state={state} aria-current={state === 'next' ? 'step' : undefined}>
      <span className="milestone-sign" aria-hidden="true">
        {state === 'reached' && <Icon name="check" size={15} />}
        {state === 'next' && <Icon name="leaf" size={15} />}
      </span>
      <span className="milestone-name">
        {t(`milestones.names.${name}`)}
        <span className="visually-hidden">, {t(`milestones.states.${state}`)}</span>
      </span>
    </li>
  )
}

type Step = { name: Milestone; state: 'reached' | 'next' | 'to-come' }
type Progress = { steps: Step[]; reached: number; total: number; next: Milestone | undefined }

/** How far a practitioner has come: reached in any order, and the first of the others that one can do is next. */
export function progressOf(list: MilestoneList['data']): Progress {
  const next = list.find(({ name, reached_at }) => !reached_at && !unaskedMilestones.includes(name))?.name
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
