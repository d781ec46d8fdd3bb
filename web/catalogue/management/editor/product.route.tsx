import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { AdminProduct, AdminVocabulary } from '#contract/admin-products.ts'
import { AdminShell, AdminTitle } from '../../../admin/admin-shell.tsx'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../../platform/session/account-data.ts'
import { Loaded } from '../../../platform/session/loaded.tsx'
import { useIdParam } from '../../../platform/url-params.ts'
import { EditorScreen } from './editor-screen.tsx'

export const handle = { frame: 'own' }

export default function ProductRoute() {
  const { t } = useTranslation('admin-products')
  // Texts of parts of the page, loaded together with its own.
  useTranslation('admin')
  useTranslation('products')
  useTranslation('problems')
  useTranslation('restrictions')
  useTranslation('claim-reviews')
  const id = useIdParam()
  return (
    <AdminShell title={t('title')}>
      <ProductEditor key={id} id={id} />
    </AdminShell>
  )
}

function ProductEditor({ id }: { id: number }) {
  const { t } = useTranslation('admin-products')
  const product = useAccountData<AdminProduct>(adminProductPaths.one(id))
  const vocabulary = useAccountData<AdminVocabulary>(adminProductPaths.vocabulary)
  return (
    <Loaded answer={product} heading={<AdminTitle>{t('title')}</AdminTitle>}>
      {(saved) => (
        <Loaded answer={vocabulary}>{(words) => <EditorScreen saved={saved} vocabulary={words} />}</Loaded>
      )}
    </Loaded>
  )
}
