import type { ProtocolProduct } from '#contract/protocols.ts'
import { doseStepProblem } from '#domain/protocols/dose.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'

const icons = { out: 'clock', closed: 'lock', gone: 'warning' } as const satisfies Record<string, IconName>

/** Says that a dose from before cannot be taken like that; until it is changed it stays. */
export function DoseState({ dose }: Pick<ProtocolProduct, 'dose'>) {
  const { t } = useTranslation('plan')
  const problem = dose && doseStepProblem(dose)
  if (!problem) return null
  return (
    <p className="line-state">
      <Icon name="warning" size={15} />
      {t(`editor.problem.${problem}`)}
    </p>
  )
}

/** Says why a product cannot be had as usual. */
export function LineState({ state }: { state: ProtocolProduct['state'] }) {
  const { t } = useTranslation('builder')
  if (state === 'sold') return null
  return (
    <p className="line-state">
      <Icon name={icons[state]} size={15} />
      {t(`lines.state.${state}`)}
    </p>
  )
}
