import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { sharedProtocolPaths } from '#contract/protocol-paths.ts'
import type { SharedProtocol } from '#contract/sharing.ts'
import { BuyProtocol } from '../../cart/protocol/buy-protocol.tsx'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { pageRequest } from '../../platform/request-context.ts'
import { useShop } from '../../platform/shop-context.tsx'
import { shopDayText } from '../../platform/shop-day.ts'
import { Icon } from '../../ui/icon.tsx'
import { PlanSheet } from '../received/plan-sheet.tsx'
import { planTool } from '../received/plan-tool.ts'
import { ReceivedPlan } from '../received/received-plan.tsx'
import { OwnCopyBand } from './own-copy-band.tsx'

export const handle = { utilities: 'all' }

/** Rendered for each request, and never cached. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = context.get(pageRequest)
  const token = params.linkToken ?? ''
  try {
    const plan = await api.get<SharedProtocol>(sharedProtocolPaths.one(token), { rendering: '1' })
    return { token, plan }
  } catch (refusal) {
    // A user who tries many links is rate limited; a valid link is answered all the same.
    if (refusal instanceof Response && [404, 429].includes(refusal.status))
      return data({ token, plan: undefined }, { status: 404 })
    throw refusal
  }
}

export default function Shared() {
  const { token, plan } = useLoaderData<typeof loader>()
  const { t } = useTranslation('plan')
  useTranslation('products')
  return (
    <div className="wrap pt-4 pb-18 md:pt-8 md:pb-[90px]">
      <PageHead
        title={plan?.name ?? t('shared.ended-title')}
        description={t('shared.description')}
        indexed={false}
      />
      {plan ? <SharedPlan token={token} plan={plan} /> : <Ended />}
    </div>
  )
}

function SharedPlan({ token, plan }: { token: string; plan: SharedProtocol }) {
  const { t, language } = useTranslation('plan')
  const { region } = useShop()
  const facts = [
    { label: t('shared.on'), value: shopDayText(region, plan.shared_at, language) },
    { label: t('shared.until'), value: shopDayText(region, plan.expires_at, language) },
  ]
  return (
    <>
      <PlanSheet
        name={plan.name}
        description={plan.description}
        practitioner={plan.practitioner}
        branding={plan.branding}
        facts={facts}
      />
      <OwnCopyBand token={token} practitioner={plan.practitioner} />
      <ReceivedPlan
        plan={plan}
        source={{ link_token: token }}
        buying={(chosen) => <BuyProtocol {...chosen} />}
        tools={<PrintLinks token={token} />}
      />
    </>
  )
}

function Ended() {
  const { t } = useTranslation('plan')
  return (
    <div className="py-12">
      <span className="plant [--plant:url(/plants/lavender.svg)] mb-6 h-28 w-20" aria-hidden="true" />
      <h1 className="text-h1-narrow md:text-h1">{t('shared.ended-title')}</h1>
      <p className="mt-3 max-w-[52ch] text-ink-2">{t('shared.ended')}</p>
      <ShopLink to="/products" className="btn btn-primary mt-8">
        {t('shared.to-products')}
      </ShopLink>
    </div>
  )
}

/** The printed plan, in the page's language. */
function PrintLinks({ token }: { token: string }) {
  const { t, language } = useTranslation('plan')
  const path = `/api${sharedProtocolPaths.document(token)}?language=${language}`
  return (
    <>
      <a className={planTool} href={path} target="_blank" rel="noreferrer">
        <Icon name="print" size={18} />
        {t('shared.print')}
      </a>
      <a className={planTool} href={`${path}&size=large`} target="_blank" rel="noreferrer">
        <Icon name="zoom" size={18} />
        {t('shared.print-large')}
      </a>
    </>
  )
}
