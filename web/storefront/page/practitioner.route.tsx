import { lazy } from 'react'
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { storeImagePath } from '#contract/media.ts'
import type { PageRequest } from '#contract/pages.ts'
import type { PublishedStore } from '#contract/storefront.ts'
import { storePaths } from '#contract/storefront-paths.ts'
import { commaList } from '#domain/languages.ts'
import { storePagePath } from '#domain/storefront/links.ts'
import { dynamicKey } from '#domain/translation.ts'
import { cardRowGrid } from '../../catalogue/cards/card-row.tsx'
import { type Card, cardOf } from '../../catalogue/cards/cards.ts'
import { ProductCard } from '../../catalogue/cards/product-card.tsx'
import { insideSentence } from '../../catalogue/words.ts'
import { JsonLd, PageHead } from '../../platform/head.tsx'
import { pageRequest } from '../../platform/request-context.ts'
import { BecomeClientButton } from './become-client-button.tsx'
import { storeData } from './store-data.ts'
import { StorePage } from './store-page.tsx'
import { type ProtocolCard, type StoreView, storeViewOf } from './store-view.ts'

export const handle = { utilities: 'store' }

// Rarely shown.
const StoreGone = lazy(() => import('./store-gone.tsx'))
// Many pages have none.
const PublicProtocols = lazy(() => import('./public-protocols.tsx'))

type Shown = {
  title: string
  description: string
  image: string | undefined
  /** In the address. */
  name: string
  view: StoreView
  products: Card[]
  data: object
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const request = context.get(pageRequest)
  const asked = params.name ?? ''
  const store = await findStore(request, asked)
  if (!store) return data(null, { status: 410 })
  if (store.name !== asked)
    throw redirect(`/${request.shop.language}${storePagePath(store.name)}`, { status: 301 })
  request.showsStore(store.name)
  request.shows(store.products.map(({ id }) => id))
  return data(shownOf(store, request))
}

/** Undefined if the practitioner has withdrawn it. */
async function findStore({ api }: PageRequest, name: string): Promise<PublishedStore | undefined> {
  try {
    return await api.get<PublishedStore>(storePaths.published(name))
  } catch (refusal) {
    if (refusal instanceof Response && refusal.status === 410) return undefined
    throw refusal
  }
}

function shownOf(store: PublishedStore, { shop, t }: PageRequest): Shown {
  const { language, origin } = shop
  const words = { t, language }
  const profession =
    store.health_profession === 'other'
      ? ''
      : insideSentence(t(dynamicKey(`reference:profession-of-one.${store.health_profession}`)), language)
  const {
    products,
    product_variant_ids: _,
    health_profession: __,
    welcome_discount: ___,
    name,
    ...facts
  } = store
  const image = store.header.image ?? store.logo
  const person = [store.first_name, store.last_name].join(' ')
  return {
    title: commaList([store.type === 'clinic' && store.organisation_name, person, profession], language),
    description: store.header.description.replace(/\s+/g, ' '),
    image: image ? storeImagePath(image, 1600) : undefined,
    name,
    view: storeViewOf({ ...facts, profession }, words),
    products: products.map((product) => cardOf(product, words)),
    data: storeData(store, { origin, language, profession }),
  }
}

export default function Practitioner() {
  const shown = useLoaderData<typeof loader>()
  if (!shown) return <StoreGone />
  const { view, products } = shown
  return (
    <>
      <PageHead title={shown.title} description={shown.description} image={shown.image} />
      <JsonLd data={shown.data} />
      <StorePage
        view={view}
        products={products.length > 0 ? <Cards cards={products} /> : undefined}
        protocols={
          view.protocols.length > 0 && <PublicProtocols view={view} name={shown.name} putInCart={putInCart} />
        }
        become={<BecomeClientButton name={shown.name} view={view} />}
      />
    </>
  )
}

/** The cart’s code is loaded by the first press. */
async function putInCart({ id, lines }: ProtocolCard) {
  const { buyPlan } = await import('../../cart/protocol/buy-plan.ts')
  return buyPlan({
    source: { public_protocol_id: id },
    lines: lines.map(({ product_variant_id: variantId, item_count: quantity, name, available }) => ({
      variantId,
      quantity,
      name,
      isAvailable: available,
    })),
  })
}

/** All that were chosen, however many. */
function Cards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={cardRowGrid} data-testid="cards">
      {cards.map((card) => (
        <li key={card.variantId}>
          <ProductCard card={card} />
        </li>
      ))}
    </ul>
  )
}
