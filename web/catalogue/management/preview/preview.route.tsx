import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { ProductDetail } from '#contract/catalogue.ts'
import { AdminShell, AdminTitle } from '../../../admin/admin-shell.tsx'
import { useIdParam } from '../../../platform/address-numbers.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../../platform/links.tsx'
import { useAccountData } from '../../../platform/session/account-data.ts'
import { Loaded } from '../../../platform/session/loaded.tsx'
import { useShop } from '../../../platform/shop-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { productPageOf } from '../../product/product-page.ts'
import { ProductParts } from '../../product/product-parts.tsx'

export const handle = { frame: 'own' }

/** A product that need not be published, as the shop will show it. */
export default function PreviewRoute() {
  const { t } = useTranslation('admin-products')
  useTranslation('admin')
  useTranslation('products')
  const id = useIdParam()
  return (
    <AdminShell title={t('preview.title')}>
      <ShopLink
        to={`/admin/products/${id}`}
        className="inline-flex min-h-11 items-center gap-2 text-small font-semibold text-bottle"
      >
        <Icon name="arrow-left" size={16} />
        {t('preview.back')}
      </ShopLink>
      <AdminTitle>{t('preview.title')}</AdminTitle>
      <p className="text-small text-ink-2">{t('preview.text')}</p>
      <Preview id={id} />
    </AdminShell>
  )
}

function Preview({ id }: { id: number }) {
  const { t } = useTranslation('admin-products')
  const shop = useShop()
  const answer = useAccountData<ProductDetail>(adminProductPaths.preview(id))
  return (
    <Loaded answer={answer}>
      {(product) => (
        // What can be bought there is not bought here.
        <div className="@container/catalogue mt-4 rounded-card border border-line bg-paper" inert>
          <ProductParts product={productPageOf(product, 0, { t, shop })} />
        </div>
      )}
    </Loaded>
  )
}
