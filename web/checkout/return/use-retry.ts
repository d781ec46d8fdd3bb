import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { NewPayment, StartedPayment } from '#contract/orders.ts'
import { useAttempts } from '#web/platform/attempt.ts'
import { errorText } from '#web/platform/error-text.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { languagePath } from '#web/platform/links.tsx'
import { useOrderAccess } from '#web/platform/order-access.tsx'
import { useReloadOnBack } from '../use-reload-on-back.ts'

type Busy = 'paying' | 'changing'

/** Starts another payment and opens it, or cancels the order to change its cart. */
export function useRetry(orderId: number, onCartRestored: () => Promise<void>) {
  const { t, language } = useTranslation('checkout')
  const navigate = useNavigate()
  const access = useOrderAccess()
  const [busy, setBusy] = useState<Busy>()
  const [problem, setProblem] = useState<string>()
  const attempt = useAttempts()
  const isSending = useRef(false)
  useReloadOnBack()

  async function once(what: Busy, work: () => Promise<void>): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setBusy(what)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(errorText(error, t))
      isSending.current = false
      setBusy(undefined)
      // The order may have been paid or cancelled meanwhile: the reloaded page shows it.
      void access.refresh()
    }
  }

  const pay = (method: string) =>
    once('paying', async () => {
      const body: NewPayment = { payment_method: method }
      const path = access.pathsOf(orderId).payments
      const { payment_url } = await attempt({ path, body }, (idempotencyKey) =>
        access.call<StartedPayment>(path, { method: 'POST', body, idempotencyKey }),
      )
      // The button stays disabled until the payment page opens.
      location.assign(payment_url)
    })

  const change = () =>
    once('changing', async () => {
      const path = access.pathsOf(orderId).change
      await attempt(path, (idempotencyKey) => access.call(path, { method: 'POST', idempotencyKey }))
      await onCartRestored()
      await navigate(languagePath(language, '/cart'))
      void access.refresh()
    })

  return { busy, problem, pay, change }
}
