import { useRef, useState } from 'react'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { AdminProductRow, BulkChange, BulkResult } from '#contract/admin-products.ts'
import { errorText } from '../../../platform/error-text.ts'
import { formatNumber, listText } from '../../../platform/formats.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { refreshAccountData } from '../../../platform/session/account-data.ts'
import { callAccount } from '../../../platform/session/session.ts'
import { toast } from '../../../platform/toasts/toast.ts'

/** Changes several products and offers to undo it. Those that stayed as they were are listed with the reason. */
export function useBulkChange() {
  const { t, language } = useTranslation('admin-products')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const sending = useRef(false)

  function tell({ changed, skipped, undo }: BulkResult, done: 'bulk.done' | 'bulk.undone') {
    const values = { count: changed, formatted: formatNumber(changed, language) }
    if (changed > 0)
      toast(
        'success',
        t(done, values),
        undo === null ? undefined : { label: t('bulk.undo'), run: () => void takeBack(undo) },
      )
    const named = skipped.map(({ name, reason }) =>
      t('bulk.skipped-one', { name, reason: t(`bulk.reasons.${reason}`) }),
    )
    setProblem(skipped.length > 0 ? t('bulk.skipped', { products: listText(named, language) }) : undefined)
  }

  async function send(call: () => Promise<BulkResult>, done: 'bulk.done' | 'bulk.undone'): Promise<boolean> {
    if (sending.current) return false
    sending.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      tell(await call(), done)
      return true
    } catch (error) {
      setProblem(errorText(error, t))
      return false
    } finally {
      sending.current = false
      setBusy(false)
      void refreshAccountData(adminProductPaths.list)
    }
  }

  const takeBack = (id: number) =>
    send(() => callAccount<BulkResult>(adminProductPaths.undo(id), { method: 'POST' }), 'bulk.undone')
  const apply = (products: readonly AdminProductRow[], action: BulkChange['action']) =>
    send(
      () =>
        callAccount<BulkResult>(adminProductPaths.changes, {
          method: 'POST',
          body: { products: products.map(({ id, revision }) => ({ id, revision })), action },
        }),
      'bulk.done',
    )
  return { busy, problem, apply }
}
