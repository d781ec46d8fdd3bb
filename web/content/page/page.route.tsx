import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { DeliveryCountries } from '#contract/checkout.ts'
import type { ContentPage as WrittenPage } from '#contract/content.ts'
import { contentPaths } from '#contract/content-paths.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import type { PageRequest } from '#contract/pages.ts'
import { isStandardPage } from '#domain/content/slugs.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { NoDelivery } from '../../platform/no-delivery.tsx'
import { pageRequest } from '../../platform/request-context.ts'
import { BuilderPictures } from './builder-pictures.tsx'
import { standardPage, writtenPage } from './content-page.ts'
import { deliveryRates } from './delivery-rates.ts'
import { DeliveryTable } from './delivery-table.tsx'
import { PageView } from './page-view.tsx'

/** What the team wrote, or else the page that the shop has from the start. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const request = context.get(pageRequest)
  const slug = params.slug ?? ''
  request.showsContent(`page:${slug}`)
  const written = await findWritten(request, slug)
  if (!written && !isStandardPage(slug)) throw data(null, { status: 404, statusText: 'Not Found' })
  const { region, language } = request.shop
  const texts = request.texts('pages')
  return {
    ...(written ? writtenPage(written, texts, region) : standardPage(texts, slug, region)),
    slug,
    textLanguage: written && written.language !== language ? written.language : undefined,
    rates: slug === 'delivery' ? await ratesOf(request) : undefined,
  }
}

async function findWritten({ api }: PageRequest, slug: string): Promise<WrittenPage | undefined> {
  try {
    return await api.get<WrittenPage>(contentPaths.page(slug))
  } catch (refusal) {
    if (refusal instanceof Response && refusal.status === 404) return undefined
    throw refusal
  }
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
        pictures={page.pictures && <BuilderPictures language={language} pictures={page.pictures} />}
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
