import { useState } from 'react'
import { clientProtocolPaths } from '#contract/protocol-paths.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import { openDocument } from '#web/platform/open-document.ts'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NextStep } from './next-step.tsx'

/** How to take what was ordered, where the protocol it came from is still in one's account. */
export function PlanStep({ protocol: { id, name } }: { protocol: { id: number; name: string } }) {
  const { t, language } = useTranslation('checkout')
  const { data } = useAccountData<object>(clientProtocolPaths.one(id))
  const [isFailed, setFailed] = useState(false)
  if (!data) return null
  function print() {
    setFailed(false)
    openDocument(`${clientProtocolPaths.document(id)}?language=${language}`).catch(() => setFailed(true))
  }
  return (
    <NextStep icon="sunrise" title={t('return.paid.steps.plan', { name })}>
      {t('return.paid.steps.plan-text')}
      <span className="thanks-plan">
        <ShopLink to={`/account/client/protocols/${id}`} className="link">
          {t('return.paid.plan')}
        </ShopLink>
        <button
          type="button"
          className="link"
          aria-label={t('return.paid.print-named', { name })}
          onClick={print}
        >
          <Icon name="print" size={16} />
          {t('return.paid.print')}
        </button>
      </span>
      <span role="alert" className="text-small text-madder">
        {isFailed && t('return.paid.print-failed')}
      </span>
    </NextStep>
  )
}
