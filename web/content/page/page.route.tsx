import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { DeliveryCountries } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import type { PageRequest } from '#contract/pages.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { NoDelivery } from '../../platform/no-delivery.tsx'
import { pageRequest } from '../../platform/request-context.ts'
import { BuilderPictures } from './builder-pictures.tsx'
import { deliveryRates } from './delivery-rates.ts'
import { DeliveryTable } from './delivery-table.tsx'
import { loadPage } from './load-page.ts'
import { PageView } from './page-view.tsx'

/** What the team wrote, or else the page that the shop has from the start. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const request = context.get(pageRequest)
  const slug = params.slug ?? ''
  const page = await loadPage(request, slug)
  return { ...page, slug, rates: slug === 'delivery' ? await ratesOf(request) : undefined }
}

async function ratesOf(request: PageRequest) {
  const { pick_up_countries } = await request.api.get<DeliveryCountries>(checkoutPaths.countries)
  return deliveryRates(request, pick_up_countries)
}

export default function Page() {
  const page = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('shop')
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <PageView
        title={page.title}
        description={page.description}
        sections={page.sections}
        textLanguage={page.textLanguage}
        actions={
          <>
            {page.register && (
              <ShopLink to="/onboarding/register/practitioner" className="btn btn-primary mt-6">
                {page.register}
              </ShopLink>
            )}
            {page.slug === 'returns' && (
              <ShopLink to="/withdraw" className="btn btn-outline mt-6">
                {t('footer.withdraw')}
              </ShopLink>
            )}
          </>
        }
        top={page.pictures && <BuilderPictures language={language} pictures={page.pictures} />}
        table={
          page.rates && (
            <div className="mt-6">
              <NoDelivery />
              <DeliveryTable rates={page.rates} />
            </div>
          )
        }
      />
    </>
  )
}
