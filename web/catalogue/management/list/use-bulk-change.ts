import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { AdminProductRow, BulkChange, BulkResult } from '#contract/admin-products.ts'
import { formatNumber, listText } from '../../../platform/formats.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { refreshAccountData } from '../../../platform/session/account-data.ts'
import { callAccount } from '../../../platform/session/session.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { useAction } from '../../../platform/use-action.ts'

/** Changes several products and offers to undo it. Those that stayed as they were are listed with the reason. */
export function useBulkChange() {
  const { t, language } = useTranslation('admin-products')
  const { isBusy, problem, setProblem, run } = useAction()

  function notifyResult({ changed, skipped, undo }: BulkResult, done: 'bulk.done' | 'bulk.undone') {
    const values = { count: changed, formatted: formatNumber(changed, language) }
    if (changed > 0)
      toast(
        'success',
        t(done, values),
        undo === null ? undefined : { label: t('bulk.undo'), run: () => void undoChange(undo) },
      )
    const named = skipped.map(({ name, reason }) =>
      t('bulk.skipped-one', { name, reason: t(`bulk.reasons.${reason}`) }),
    )
    setProblem(skipped.length > 0 ? t('bulk.skipped', { products: listText(named, language) }) : undefined)
  }

  async function send(call: () => Promise<BulkResult>, done: 'bulk.done' | 'bulk.undone'): Promise<boolean> {
    const isDone = await run(async () => notifyResult(await call(), done))
    void refreshAccountData(adminProductPaths.list)
    return isDone
  }

  const undoChange = (id: number) =>
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
  return { isBusy, problem, apply }
}
