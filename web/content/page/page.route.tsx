import { Fragment } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import type { DeliveryCountries } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import type { PageRequest } from '#contract/pages.ts'
import type { Language } from '#domain/languages.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { NoDelivery } from '../../platform/no-delivery.tsx'
import { pageRequest } from '../../platform/request-context.ts'
import { type BuilderPicture, type ContentPage, contentPage } from './content-page.ts'
import { deliveryRates } from './delivery-rates.ts'
import { DeliveryTable } from './delivery-table.tsx'

/** The sizes in pixels produced by `npm run builder-pictures`. */
const sizes: Record<BuilderPicture, { width: number; height: number }> = {
  catalogue: { width: 1700, height: 1025 },
  'plan-check': { width: 525, height: 794 },
  sharing: { width: 525, height: 794 },
}
// Side by side all three have the same height: the first column is 2.508 times as wide.
const names = Object.keys(sizes) as BuilderPicture[]

type BuilderPicturesProps = { language: Language; pictures: NonNullable<ContentPage['pictures']> }

/** Pictures of the builder in the page's language. */
function BuilderPictures({ language, pictures }: BuilderPicturesProps) {
  return (
    <div className="mt-11 grid items-start gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-[minmax(0,2.508fr)_minmax(0,1fr)_minmax(0,1fr)]">
      {names.map((name) => (
        <figure key={name} className={name === 'catalogue' ? 'sm:col-span-2 lg:col-span-1' : undefined}>
          <img
            src={`/builder/${language}-${name}.webp`}
            alt={pictures[name].text}
            {...sizes[name]}
            loading="lazy"
            decoding="async"
            className="h-auto w-full rounded-md border border-line"
          />
          <figcaption className="mt-2.5 text-small text-ink-2">{pictures[name].caption}</figcaption>
        </figure>
      ))}
    </div>
  )
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const request = context.get(pageRequest)
  const name = url.pathname.split('/')[2] ?? ''
  return {
    ...contentPage(request.texts('pages'), name, request.shop.region),
    rates: name === 'delivery' ? await ratesOf(request) : undefined,
  }
}

async function ratesOf(request: PageRequest) {
  const { pick_up_countries } = await request.api.get<DeliveryCountries>(checkoutPaths.countries)
  return deliveryRates(request, pick_up_countries)
}

export default function Page() {
  const page = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('shop')
  const isReturns = useLocation().pathname.split('/')[2] === 'returns'
  return (
    <div className="wrap pt-6">
      <PageHead title={page.title} description={page.description} />
      <nav aria-label={t('navigation.breadcrumbs')} className="crumbs">
        <ShopLink to="/" className="hover:underline">
          {t('navigation.home')}
        </ShopLink>
        <span aria-hidden="true">›</span>
        <span aria-current="page">{page.title}</span>
      </nav>
      <div className="flex items-end justify-between gap-11">
        <div className="max-w-[46ch]">
          <h1 className="mt-2.5 text-h1-narrow md:text-h1">{page.title}</h1>
          <p className="serif mt-4 text-h3">{page.description}</p>
          {page.register && (
            <ShopLink to="/onboarding/register/practitioner" className="btn btn-primary mt-6">
              {page.register}
            </ShopLink>
          )}
          {isReturns && (
            <ShopLink to="/withdraw" className="btn btn-outline mt-6">
              {t('footer.withdraw')}
            </ShopLink>
          )}
        </div>
        <span
          aria-hidden="true"
          className="plant [--plant:url(/plants/verbena.svg)] hidden h-38 w-27 shrink-0 lg:block"
        />
      </div>
      {page.pictures && <BuilderPictures language={language} pictures={page.pictures} />}
      {page.sections.map((section, at) => (
        <Fragment key={section.heading}>
          <section className="double-rule mt-11 pt-4 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-11">
            <h2 className="text-h3 font-medium">{section.heading}</h2>
            <div className="max-w-[68ch]">
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3 lg:mt-0 lg:mb-3">
                  {paragraph}
                </p>
              ))}
              {section.list && (
                <ul className="mt-3 list-disc pl-5 marker:text-leaf lg:mt-0">
                  {section.list.map((entry) => (
                    <li key={entry} className="mt-1">
                      {entry}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </section>
          {at === 0 && page.rates && (
            <div className="mt-6">
              <NoDelivery />
              <DeliveryTable rates={page.rates} />
            </div>
          )}
        </Fragment>
      ))}
    </div>
  )
}
