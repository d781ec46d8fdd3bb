import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { ProductDetail } from '#contract/catalogue.ts'
import { AdminShell, AdminTitle } from '../../../admin/admin-shell.tsx'
import { BackLink } from '../../../platform/back-link.tsx'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../../platform/session/account-data.ts'
import { Loaded } from '../../../platform/session/loaded.tsx'
import { useShop } from '../../../platform/shop-context.tsx'
import { useIdParam } from '../../../platform/url-params.ts'
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
      <BackLink to={`/admin/products/${id}`}>{t('preview.back')}</BackLink>
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
