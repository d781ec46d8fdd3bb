import type { Entry } from '#contract/content.ts'
import { contentPaths } from '#contract/content-paths.ts'
import { regionSettings } from '#domain/regions.ts'
import { AdminShell, AdminTitle } from '#web/admin/admin-shell.tsx'
import { ProductSearch } from '#web/baskets/draft/product-search.tsx'
import { BackLink } from '#web/platform/back-link.tsx'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { Loaded } from '#web/platform/session/loaded.tsx'
import { useShop } from '#web/platform/shop-context.tsx'
import { useIdParam } from '#web/platform/url-params.ts'
import { DoseChoice } from '#web/protocols/plan/dose-choice.tsx'
import { searchFor } from '#web/search/search-data.ts'
import { EntryEditor } from './entry-editor.tsx'
import type { TemplateParts } from './template-parts.ts'

export const handle = { frame: 'own' }

export default function EntryRoute() {
  const { t } = useTranslation('content')
  const id = useIdParam()
  return (
    <AdminShell title={t('title')}>
      <BackLink to="/admin/content" className="mb-3">
        {t('back')}
      </BackLink>
      <LoadedEntry key={id} id={id} />
    </AdminShell>
  )
}

function LoadedEntry({ id }: { id: number }) {
  const { t } = useTranslation('content')
  const answer = useAccountData<Entry>(contentPaths.entry(id))
  const { currency } = regionSettings[useShop().region]
  const parts: TemplateParts = {
    search: (onAdd) => <ProductSearch currency={currency} search={searchFor} onAdd={onAdd} />,
    dose: (product, onSave) => <DoseChoice product={product} onSave={onSave} />,
  }
  return (
    <Loaded answer={answer} heading={<AdminTitle>{t('title')}</AdminTitle>}>
      {(entry) => (
        <EntryEditor loaded={entry} parts={parts} titled={(title) => <AdminTitle>{title}</AdminTitle>} />
      )}
    </Loaded>
  )
}
