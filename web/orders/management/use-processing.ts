import type { Processed } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { formatNumber, listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { refreshOrders } from './use-order-action.ts'

/** Marks orders as being packed. Orders for which this is no longer possible are listed by number. */
export function useProcessing() {
  const { t, language } = useTranslation('admin-orders')
  const { isBusy, problem, setProblem, run } = useAction()

  async function process(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return
    await run(async () => {
      const { processed, skipped } = await callAccount<Processed>(adminOrderPaths.process, {
        method: 'POST',
        body: { ids },
      })
      if (processed > 0)
        toast('success', t('processed', { count: processed, formatted: formatNumber(processed, language) }))
      const numbers = listText(skipped, language)
      if (skipped.length > 0) setProblem(t('skipped', { count: skipped.length, numbers }))
    })
    void refreshOrders()
  }

  return { isBusy, problem, process }
}
