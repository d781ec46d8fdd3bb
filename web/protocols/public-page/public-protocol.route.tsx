import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { publicProtocolPaths } from '#contract/public-protocol-paths.ts'
import type { PublicProtocol } from '#contract/public-protocols.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { otherLang } from '#domain/languages.ts'
import { publicProtocolPath, storePagePath } from '#domain/storefront/links.ts'
import { BuyProtocol } from '../../cart/protocol/buy-protocol.tsx'
import { Breadcrumbs } from '../../catalogue/breadcrumbs.tsx'
import { formatMoney } from '../../platform/formats.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { pageRequest } from '../../platform/request-context.ts'
import { useShop } from '../../platform/shop-context.tsx'
import { shopDayText } from '../../platform/shop-day.ts'
import { PlanSheet } from '../received/plan-sheet.tsx'
import { ReceivedPlan } from '../received/received-plan.tsx'

export const handle = { utilities: 'all' }

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, shop, shows, showsStore } = context.get(pageRequest)
  const [name, slug] = [params.name ?? '', params.slug ?? '']
  try {
    const plan = await api.get<PublicProtocol>(publicProtocolPaths.published(name, slug))
    if (plan.store_name !== name)
      throw redirect(`/${shop.language}${publicProtocolPath(plan.store_name, slug)}`, { status: 301 })
    showsStore(plan.store_name)
    shows(plan.products.map(({ id }) => id))
    return data(plan)
  } catch (refusal) {
    if (refusal instanceof Response && refusal.status === 410) return data(null, { status: 410 })
    throw refusal
  }
}

/** A protocol that a practitioner published for everyone. */
export default function Public() {
  const plan = useLoaderData<typeof loader>()
  return <div className="wrap pt-5 pb-18 md:pb-[90px]">{plan ? <Plan plan={plan} /> : <Gone />}</div>
}

function Plan({ plan }: { plan: PublicProtocol }) {
  const { t, language } = useTranslation('plan')
  useTranslation('products')
  const { region } = useShop()
  const { name, description, practitioner, cost_per_day: perDay, currency } = plan
  const lang = otherLang(plan.language, language)
  const facts = [
    ...(perDay === null
      ? []
      : [{ label: t('public.per-day'), value: t('public.about', { price: formatMoney(perDay, currency) }) }]),
    { label: t('public.updated'), value: shopDayText(region, plan.updated_at, language) },
  ]
  return (
    <>
      <PageHead
        title={`${name}, ${personName(practitioner)}`}
        description={description.replace(/\s+/g, ' ') || t('shared.description')}
      />
      <Breadcrumbs
        trail={[
          { name: t('public.practitioners'), path: '/practitioners' },
          { name: personName(practitioner), path: storePagePath(plan.store_name) },
        ]}
        here={name}
      />
      <div className="mt-4">
        <PlanSheet
          name={name}
          description={description}
          lang={lang}
          practitioner={practitioner}
          branding={plan.branding}
          facts={facts}
        />
      </div>
      <ReceivedPlan
        plan={plan}
        source={{ public_protocol_id: plan.id }}
        lang={lang}
        buying={(chosen) => <BuyProtocol {...chosen} />}
        tools={null}
      />
      <p className="mt-8 max-w-[68ch] text-small text-ink-2">{t('public.general')}</p>
    </>
  )
}

function Gone() {
  const { t } = useTranslation('plan')
  return (
    <div className="py-12">
      <PageHead title={t('public.gone-title')} description={t('shared.description')} indexed={false} />
      <h1 className="text-h1-narrow md:text-h1">{t('public.gone-title')}</h1>
      <p className="mt-3 max-w-[52ch] text-ink-2">{t('public.gone-text')}</p>
      <ShopLink to="/practitioners" className="btn btn-primary mt-8">
        {t('public.practitioners')}
      </ShopLink>
    </div>
  )
}
