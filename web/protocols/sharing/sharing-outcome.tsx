import { listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { nameOf, personOf, type Recipient } from './recipients.ts'
import { problemText } from './refusal-words.ts'
import type { Outcome } from './use-sharing.ts'

/** Who has it and who has not, after something failed. */
export function SharingOutcomeBox({ outcome }: { outcome: Outcome | undefined }) {
  const { t, language } = useTranslation('sharing')
  const names = (people: readonly Recipient[]) =>
    listText(
      people.map((one) => nameOf(personOf(one))),
      language,
    )
  if (outcome === 'deleted') return <FormProblem>{t('outcome.deleted')}</FormProblem>
  return (
    <FormProblem>
      {outcome && (
        <>
          <b>{t('outcome.failed')}</b>
          {outcome.shared.length > 0 && <p>{t('outcome.arrived', { names: names(outcome.shared) })}</p>}
          {outcome.refused.map(({ recipient, error }) => (
            <p key={recipient.key}>
              {t('outcome.not-arrived', {
                name: nameOf(personOf(recipient)),
                problem: problemText(t, error),
              })}
            </p>
          ))}
          {outcome.left.length > 0 && <p>{t('outcome.left', { names: names(outcome.left) })}</p>}
        </>
      )}
    </FormProblem>
  )
}
