import { useRef, useState } from 'react'
import type { Processed } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { errorText } from '../../platform/error-text.ts'
import { formatNumber, listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { refreshOrders } from './use-order-act.ts'

/** Marks orders as being packed. Orders for which this is no longer possible are listed by number. */
export function useProcessing() {
  const { t, language } = useTranslation('admin-orders')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const sending = useRef(false)

  async function process(ids: readonly number[]): Promise<void> {
    if (sending.current || ids.length === 0) return
    sending.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      const { processed, skipped } = await callAccount<Processed>(adminOrderPaths.process, {
        method: 'POST',
        body: { ids },
      })
      if (processed > 0)
        toast('success', t('processed', { count: processed, formatted: formatNumber(processed, language) }))
      const numbers = listText(skipped, language)
      if (skipped.length > 0) setProblem(t('skipped', { count: skipped.length, numbers }))
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      sending.current = false
      setBusy(false)
      void refreshOrders()
    }
  }

  return { busy, problem, process }
}
