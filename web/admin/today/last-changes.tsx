import type { AuditPage } from '#contract/admin.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { Card } from '../../ui/card.tsx'
import { AuditTable } from '../audit/audit-table.tsx'

/** What admins changed last. */
export function LastChanges() {
  const { t } = useTranslation('admin-today')
  const answer = useAccountData<AuditPage>(`${adminPaths.audit}?kind=changes&limit=10`)
  return (
    <Card
      title={t('changes.title')}
      className="mt-6"
      end={
        <ShopLink to="/admin/audit?kind=changes" className="link text-small">
          {t('changes.all')}
        </ShopLink>
      }
    >
      <Loaded answer={answer}>
        {({ data }) =>
          data.length > 0 ? <AuditTable entries={data} /> : <p className="py-2">{t('changes.none')}</p>
        }
      </Loaded>
    </Card>
  )
}
