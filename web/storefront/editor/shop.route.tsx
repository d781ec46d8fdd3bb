import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { accountPaths } from '#contract/account-paths.ts'
import type { PractitionerProfile } from '#contract/accounts.ts'
import type { Store } from '#contract/storefront.ts'
import { storePaths } from '#contract/storefront-paths.ts'
import type { WishedProduct } from '#contract/wishlist.ts'
import { practitionerTypes, userTypes } from '#domain/accounts/user-types.ts'
import { healthProfessions } from '#domain/practitioners/registration-lists.ts'
import { dynamicKey } from '#domain/translation.ts'
import { ProductSearch } from '../../baskets/draft/product-search.tsx'
import { CardRow } from '../../catalogue/cards/card-row.tsx'
import type { Card } from '../../catalogue/cards/cards.ts'
import { insideSentence } from '../../catalogue/words.ts'
import { isNotFound } from '../../platform/call-api.ts'
import { formatMoney } from '../../platform/formats.ts'
import { UnindexedHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { callAccount, useSession } from '../../platform/session/session.ts'
import { SignedInOnly } from '../../platform/session/signed-in-only.tsx'
import { searchFor } from '../../search/search-data.ts'
import { EditorScreen } from './editor-screen.tsx'
import type { Owner } from './preview.tsx'
import { StartScreen } from './start.tsx'

export const handle = { frame: 'own' }

/** A practitioner's own shop page: created, filled and published. */
export default function ShopEditor() {
  const { t } = useTranslation('storefront')
  // Texts of parts of the page, loaded together with its own.
  useTranslation('platform')
  return (
    <>
      <UnindexedHead title={t('editor.heading')} />
      <SignedInOnly types={practitionerTypes} waiting={<Waiting />}>
        <OwnStore />
      </SignedInOnly>
    </>
  )
}

function Waiting() {
  const { t } = useTranslation('shop')
  return (
    <main id="content" tabIndex={-1} aria-busy="true" className="p-5 text-ink-2">
      {t('loading')}
    </main>
  )
}

function OwnStore() {
  const { user } = useSession()
  const answer = useOwnStore()
  const owner = useOwner()
  if (!user) return null
  if (answer.isMissing)
    return (
      <main id="content" tabIndex={-1}>
        <StartScreen onCreated={answer.take} />
      </main>
    )
  if (!answer.data)
    return (
      <main id="content" tabIndex={-1} className="px-5">
        <Loaded answer={answer}>{() => null}</Loaded>
      </main>
    )
  const { currency } = answer.data
  return (
    <EditorScreen
      store={answer.data}
      userId={user.id}
      owner={owner}
      search={(onAdd) => <ProductSearch currency={currency} search={searchFor} onAdd={onAdd} />}
      cards={(products) => <Cards products={products} />}
    />
  )
}

/** Loaded once each time the editor is opened: from then on the editor knows what is saved. */
function useOwnStore() {
  const [data, setData] = useState<Store>()
  const [error, setError] = useState<Error>()
  const load = useCallback(async () => {
    setError(undefined)
    await callAccount<Store>(storePaths.store).then(setData, setError)
  }, [])
  useEffect(() => void load(), [load])
  const isMissing = !data && isNotFound(error)
  return { data, error, mutate: load, isMissing, take: setData }
}

/** What the page says about the practitioner: from their profile. */
function useOwner(): Owner {
  const { t, language } = useTranslation('reference')
  const { user } = useSession()
  const { data: profile } = useAccountData<PractitionerProfile>(accountPaths.practitionerProfile)
  return useMemo(() => {
    const profession = healthProfessions[(profile?.health_profession ?? 0) - 1]
    return {
      first_name: user?.first_name ?? '',
      last_name: user?.last_name ?? '',
      organisation_name: profile?.organisation_name ?? '',
      profession:
        profession && profession !== 'other'
          ? insideSentence(t(dynamicKey(`profession-of-one.${profession}`)), language)
          : '',
      is_certified: user?.user_type_id === userTypes.certifiedPractitioner,
    }
  }, [user, profile, t, language])
}

function Cards({ products }: { products: readonly WishedProduct[] }): ReactNode {
  useTranslation('products')
  useTranslation('catalogue')
  return <CardRow cards={products.map(cardOfRecommended)} />
}

function cardOfRecommended(product: WishedProduct): Card {
  const [variant] = product.variants
  const picture = product.assets.find(({ is_primary }) => is_primary) ?? product.assets[0]
  return {
    id: product.product_variant_id,
    slug: product.product.slug ?? '',
    name: product.product.name,
    brand: product.brand.name,
    range: product.range ?? 'herb',
    form: product.delivery_form?.name ?? '',
    ...(picture && {
      picture: { small: picture.thumbnails.thumbnail_250, large: picture.thumbnails.thumbnail_500 },
    }),
    ...(typeof variant?.price === 'number' && { price: formatMoney(variant.price, product.currency) }),
  }
}
