import type { AdminOrder } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/order-paths.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { FileButton } from './file-button.tsx'
import { PanelPart } from './panel-part.tsx'

/** Invoice, credit notes, and what is put into the parcel. */
export function OrderDocuments({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('admin-orders')
  const { id, documents, can_ship, can_process } = order
  if (documents.length === 0 && !can_ship && !can_process) return null
  return (
    <PanelPart title={t('documents')}>
      <div className="flex flex-wrap gap-2">
        {documents.map(({ kind, number }) => (
          <FileButton key={number} path={adminOrderPaths.document(id, number)} icon="file">
            {t(`orders:documents.${kind}`, { number })}
          </FileButton>
        ))}
        {(can_ship || can_process) && (
          <FileButton path={`${adminOrderPaths.packingSlips}?ids=${id}`} icon="print">
            {t('packing-slip')}
          </FileButton>
        )}
      </div>
    </PanelPart>
  )
}
