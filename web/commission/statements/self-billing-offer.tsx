import type { SelfBilling } from '#contract/commission-statements.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'

/** In the order in which they are read; a change needs a new version of the text. */
const points = ['issue', 'accept', 'vat', 'no-other', 'changes'] as const

type OfferProps = { selfBilling: SelfBilling; isBusy: boolean; onAgree(): void }

/** What a practitioner agrees to. Nothing to agree to is shown until their profile is complete. */
export function SelfBillingOffer({ selfBilling: { missing, supplier }, isBusy, onAgree }: OfferProps) {
  const { t } = useTranslation('statements')
  return (
    <>
      <p className="mt-2 text-small text-ink-2">{t('self-billing.offer')}</p>
      {missing.length === 0 && (
        <form
          className="mt-3 text-small"
          onSubmit={(event) => {
            event.preventDefault()
            onAgree()
          }}
        >
          <p>{t('self-billing.agreement')}</p>
          <ul className="mt-1.5 grid list-disc gap-1.5 pl-5">
            {points.map((point) => (
              <li key={point}>{t(`self-billing.points.${point}`)}</li>
            ))}
          </ul>
          <p className="mt-3 font-semibold">{t('self-billing.named')}</p>
          <p className="text-ink-2">
            {[
              supplier.name,
              ...supplier.address,
              t('self-billing.vat-number', { number: supplier.vat_number }),
            ].map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
          <div className="mt-4">
            <SubmitButton busy={isBusy}>{t('self-billing.agree')}</SubmitButton>
          </div>
        </form>
      )}
    </>
  )
}
