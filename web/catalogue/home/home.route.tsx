import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Filters, OptionList, ProductPage } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import type { PlacedText, PlacedTexts } from '#contract/content.ts'
import { contentPaths } from '#contract/content-paths.ts'
import type { PageRequest } from '#contract/pages.ts'
import { saleId } from '#domain/catalogue/listing.ts'
import { adTypes } from '#domain/content/ads.ts'
import { languageTag } from '#domain/languages.ts'
import { formatNumber } from '../../platform/formats.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { pageRequest } from '../../platform/request-context.ts'
import { Slot } from '../../platform/slots.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CardRow } from '../cards/card-row.tsx'
import { type Card, cardOf } from '../cards/cards.ts'
import { GoalTiles } from '../health-goals/goal-tiles.tsx'
import { type Goal, goalsOf } from '../health-goals/goals.ts'
import { PlantRow } from '../plant-row.tsx'
import { PractitionerBand } from '../practitioner-band.tsx'

type Entry = { id: number; name: string; products: string }
type HomePage = {
  goals: Goal[]
  newest: Card[]
  sale: Card[]
  categories: Entry[]
  brands: Entry[]
  /** What the team wrote instead of the standard texts, by place. */
  written: Readonly<Partial<Record<string, PlacedText>>>
}

const rowLength = 5
const goalsShown = 8
const brandsShown = 12

async function homePage(request: PageRequest): Promise<HomePage> {
  const { api, t, shop, shows, showsContent } = request
  showsContent('home')
  const row = (query: Record<string, string>) =>
    api.get<ProductPage>(cataloguePaths.products, { limit: String(rowLength), availability: '1', ...query })
  const [goals, newest, sale, categories, brands, placed] = await Promise.all([
    goalsOf(request),
    row({}),
    row({ zero_waste: String(saleId) }),
    api.get<OptionList>(cataloguePaths.categories),
    api.get<OptionList>(cataloguePaths.brands),
    placedTexts(request),
  ])
  shows([...newest.data, ...sale.data].map(({ id }) => id))
  const words = { t, language: shop.language }
  const entry = ({ id, name, count }: Filters['brands'][number]): Entry => ({
    id,
    name,
    products: t('products:count', { count, formatted: formatNumber(count, shop.language) }),
  })
  return {
    written: Object.fromEntries(placed.data.map((text) => [text.slug, text])),
    goals: goals.slice(0, goalsShown),
    newest: newest.data.map((product) => cardOf(product, words)),
    sale: sale.data.map((product) => cardOf(product, words)),
    categories: categories.data.filter(({ count }) => count > 0).map(entry),
    brands: brands.data
      .toSorted((a, b) => b.count - a.count)
      .slice(0, brandsShown)
      .map(entry),
  }
}

/** The home page needs nothing else from the database: while that is away, it is shown with its standard texts. */
async function placedTexts({ api, report }: PageRequest): Promise<PlacedTexts> {
  try {
    return await api.get<PlacedTexts>(contentPaths.placed('home'))
  } catch (error) {
    report(error)
    return { data: [] }
  }
}

export function loader({ context }: LoaderFunctionArgs) {
  return homePage(context.get(pageRequest))
}

const promises = ['label', 'price', 'free'] as const

const langOf = (text: PlacedText | undefined) => text && languageTag(text.language)

export default function Home() {
  const { goals, newest, sale, categories, brands, written } = useLoaderData<typeof loader>()
  const { t } = useTranslation('products')
  return (
    <div className="@container/catalogue pb-20">
      <PageHead title={t('meta.home-title')} description={t('meta.home-description')} />
      <div className="wrap">
        <div className="flex items-center justify-between gap-10 pt-8 pb-2 @min-[1009px]/catalogue:min-h-105">
          <div className="max-w-160">
            <h1 className="text-display-narrow wrap-anywhere md:text-display" lang={langOf(written.intro)}>
              {written.intro?.title ?? t('home.title')}
            </h1>
            <p className="mt-5 max-w-[52ch] text-[17px]/7 text-ink-2" lang={langOf(written.intro)}>
              {written.intro?.text ?? t('home.lead')}
            </p>
            <p className="mt-7 flex flex-wrap gap-3">
              <ShopLink to="/products" className="btn btn-primary btn-lead" prefetch="intent">
                {t('home.browse')}
              </ShopLink>
              <ShopLink to="/health-goals" className="btn btn-plain btn-lead">
                {t('home.goals-link')}
              </ShopLink>
            </p>
          </div>
          <PlantRow
            className="items-end @min-[1009px]/catalogue:flex"
            plantClass="h-52.5 w-37.5 odd:hidden nth-4:h-80.5 nth-4:w-57.5"
          />
        </div>
        <Part title={t('home.goals')} link={{ to: '/health-goals', text: t('home.all-goals') }}>
          <GoalTiles goals={goals} />
        </Part>
        <Row
          title={t('home.newest')}
          cards={newest}
          link={{ to: '/products', text: t('home.all-newest') }}
          eager
        />
        <Part title={t('home.categories')}>
          <ul className="flex flex-wrap gap-2">
            {categories.map(({ id, name, products }) => (
              <li key={id}>
                <ShopLink to={`/products?categories=${id}`} className="btn btn-plain">
                  {name}{' '}
                  <span className="text-small font-normal whitespace-nowrap text-ink-3">{products}</span>
                </ShopLink>
              </li>
            ))}
          </ul>
        </Part>
        <Row
          title={t('home.sale')}
          cards={sale}
          link={{ to: '/products?zero_waste=1', text: t('home.all-sale') }}
        />
        <section className="mt-18 grid gap-5 xl:grid-cols-[1.4fr_1fr]">
          <Slot name="ad" type={adTypes.home}>
            <PractitionerBand level="h2" />
          </Slot>
          <ul className="flex flex-col justify-between gap-5 py-2">
            {promises.map((promise) => (
              <li key={promise} className="flex gap-3.5 [&>.icon]:mt-1 [&>.icon]:text-leaf">
                <Icon name="check" size={20} />
                <div className="min-w-0 wrap-anywhere" lang={langOf(written[promise])}>
                  <h3 className="text-h3 font-medium">
                    {written[promise]?.title ?? t(`home.promises.${promise}`)}
                  </h3>
                  <p className="mt-1 text-ink-2">
                    {written[promise]?.text ?? t(`home.promises.${promise}-text`)}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <Part title={t('home.brands')} link={{ to: '/brands', text: t('home.all-brands') }}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,150px),1fr))] gap-3 @min-[640px]/catalogue:grid-cols-[repeat(auto-fill,minmax(200px,1fr))]">
            {brands.map(({ id, name, products }) => (
              <li key={id}>
                <ShopLink
                  to={`/products?brands=${id}`}
                  className="flex min-h-23 flex-col justify-center rounded-card border border-line bg-surface px-4.5 py-3 transition-[border-color] ease-[ease] hover:border-field"
                >
                  <span className="serif text-h3 font-medium">{name}</span>
                  <span className="text-small text-ink-3">{products}</span>
                </ShopLink>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </div>
  )
}

type PartProps = { title: string; link?: { to: string; text: string }; children: ReactNode }

function Part({ title, link, children }: PartProps) {
  return (
    <section className="double-rule mt-18 pt-5">
      <div className="mb-5.5 flex flex-wrap items-baseline justify-between gap-x-5">
        <h2 className="text-h2">{title}</h2>
        {link && (
          <ShopLink to={link.to} className="link">
            {link.text}
          </ShopLink>
        )}
      </div>
      {children}
    </section>
  )
}

function Row({
  cards,
  eager,
  ...part
}: Omit<PartProps, 'children'> & { cards: readonly Card[]; eager?: boolean }) {
  if (cards.length === 0) return null
  return (
    <Part {...part}>
      <CardRow cards={cards} loading={eager ? 'early' : 'late'} />
    </Part>
  )
}
