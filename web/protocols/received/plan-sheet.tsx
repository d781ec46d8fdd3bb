import type { SharingPractitioner } from '#contract/sharing.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { initialsOf } from '../../ui/initials.ts'

type PlanSheetProps = {
  name: string
  description: string
  practitioner: SharingPractitioner
  /** What was said to this reader alone. */
  message?: string | null
  facts: readonly { label: string; value: string }[]
}

/** The double-framed sheet that heads a protocol in a client's hands. */
export function PlanSheet({ name, description, practitioner, message, facts }: PlanSheetProps) {
  return (
    <section className="plan-sheet">
      <div className="plan-sheet-frame">
        <span className="plant plan-sheet-plant" aria-hidden="true" />
        <Sender practitioner={practitioner} />
        <h1 className="plan-sheet-name">{name}</h1>
        <p className="plan-sheet-text">{description}</p>
        {message && <p className="plan-sheet-text plan-sheet-message">{message}</p>}
        <dl className="plan-sheet-facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Sender({ practitioner }: { practitioner: SharingPractitioner }) {
  const { t } = useTranslation('plan')
  const { first_name: firstName, last_name: lastName, profession, practice, city } = practitioner
  const work = [profession, practice, city].filter((part) => part !== '')
  return (
    <div className="plan-sender">
      <span className="plan-monogram" aria-hidden="true">
        {initialsOf(practitioner).toLocaleLowerCase()}
      </span>
      <p className="leading-5">
        <b className="block font-semibold">
          <span className="visually-hidden">{t('shared.from')} </span>
          {firstName} {lastName}
        </b>
        <span className="text-small text-ink-2">{work.join(', ')}</span>
      </p>
    </div>
  )
}
