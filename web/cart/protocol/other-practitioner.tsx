import { useState } from 'react'
import type { OwnPractitioners, PractitionerChoice } from '#contract/client-orders.ts'
import { ownPractitionerPath } from '#contract/order-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { changeAccountData, useAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { cartChanged } from '../store/cart-store.ts'

/** Lets a client choose the discount of the practitioner who shared this protocol. */
export function OtherPractitioner({ clientId }: { clientId: number }) {
  const { t, language } = useTranslation('cart')
  const { data: known } = useAccountData<OwnPractitioners>(ownPractitionerPath)
  const { problem, run } = useAction()
  const [isKept, setKept] = useState(false)
  const active = known?.data.find(({ is_active: isActive }) => isActive)
  const other = known?.data.find(({ client_id: id }) => id === clientId)
  if (!active || !other || other.is_active || isKept) return null
  const current = personName(active)
  const name = personName(other)

  async function choose() {
    const body: PractitionerChoice = { client_id: clientId }
    await run(async () => {
      await callAccount(ownPractitionerPath, { method: 'PUT', body })
      toast('success', t('protocol.chosen', { name }))
      await changeAccountData<OwnPractitioners>(ownPractitionerPath, ({ data }) => ({
        data: data.map((each) => ({ ...each, is_active: each.client_id === clientId })),
      }))
      void cartChanged()
    })
  }

  return (
    <div className="no-print mt-4 grid gap-2.5 rounded-card bg-tint px-4 py-3.5 text-[14px]">
      <p>
        {t('protocol.other-practitioner', {
          current,
          name,
          percent: percentText(other.discount_rate, language),
        })}
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-outline btn-dense" onClick={() => void choose()}>
          {t('protocol.choose', { name })}
        </button>
        <button type="button" className="btn btn-plain btn-dense" onClick={() => setKept(true)}>
          {t('protocol.keep', { current })}
        </button>
      </div>
      <p role="alert" className="text-madder">
        {problem}
      </p>
    </div>
  )
}
