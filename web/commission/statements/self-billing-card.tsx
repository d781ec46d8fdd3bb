import { commissionPaths } from '#contract/commission-paths.ts'
import type { SelfBilling } from '#contract/commission-statements.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { Card, WaitingCard } from '../../ui/card.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { SelfBillingAgreement } from './self-billing-agreement.tsx'
import { SelfBillingOffer } from './self-billing-offer.tsx'

/** Asks whether the shop shall write the invoices for the commission, or says since when it does. */
export function SelfBillingCard() {
  const { t } = useTranslation('statements')
  const answer = useAccountData<SelfBilling>(commissionPaths.selfBilling)
  const { isBusy, problem, run } = useAction()

  const change = (method: 'PUT' | 'DELETE', body?: object) =>
    run(async () => {
      const changed = await callAccount<SelfBilling>(commissionPaths.selfBilling, {
        method,
        ...(body && { body }),
      })
      await answer.mutate(changed, { revalidate: false })
      toast('success', t(method === 'PUT' ? 'self-billing.agreed' : 'self-billing.withdrawn'))
    })

  return (
    <Loaded answer={answer} waiting={<WaitingCard height="h-60" />}>
      {(selfBilling) => (
        <Card title={t('self-billing.title')}>
          <Consent
            selfBilling={selfBilling}
            isBusy={isBusy}
            onAgree={() => void change('PUT', { text_version: selfBilling.text_version })}
            onWithdraw={() => void change('DELETE')}
          />
          <FormProblem>{problem}</FormProblem>
        </Card>
      )}
    </Loaded>
  )
}

type ConsentProps = { selfBilling: SelfBilling; isBusy: boolean; onAgree(): void; onWithdraw(): void }

function Consent({ selfBilling, isBusy, onAgree, onWithdraw }: ConsentProps) {
  const { agreement } = selfBilling
  const box = useFocusKept<HTMLDivElement>(agreement ? 'agreement' : 'offer')
  return (
    <div ref={box}>
      {agreement ? (
        <SelfBillingAgreement agreement={agreement} onWithdraw={onWithdraw} />
      ) : (
        <SelfBillingOffer selfBilling={selfBilling} isBusy={isBusy} onAgree={onAgree} />
      )}
      <Missing selfBilling={selfBilling} />
    </div>
  )
}

/** What has to be added to the profile first. */
function Missing({ selfBilling: { agreement, missing } }: { selfBilling: SelfBilling }) {
  const { t } = useTranslation('statements')
  const [part] = missing
  if (!part) return null
  return (
    <p className="mt-3 text-small">
      {t(agreement ? 'self-billing.missing.interrupted' : `self-billing.missing.${part}`)}{' '}
      <ShopLink to="/account/practitioner/profile" className="link">
        {t('self-billing.profile')}
      </ShopLink>
    </p>
  )
}
