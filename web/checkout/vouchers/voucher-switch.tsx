import { useRef, useState } from 'react'
import { adminPaths } from '#contract/account-paths.ts'
import type { Voucher } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/order-paths.ts'
import { errorText } from '#web/platform/error-text.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { refreshAccountData } from '#web/platform/session/account-data.ts'
import { callAccount } from '#web/platform/session/session.ts'
import { toast } from '#web/platform/toasts/toast.ts'
import { FormProblem } from '#web/ui/form/form-problem.tsx'

/** Off: buyers do not find it any more. It can be switched on again. */
export function VoucherSwitch({ voucher: { id, code, disabled } }: { voucher: Voucher }) {
  const { t } = useTranslation('vouchers')
  const [problem, setProblem] = useState<string>()
  const sending = useRef(false)

  async function change() {
    if (sending.current) return
    sending.current = true
    setProblem(undefined)
    try {
      await callAccount(adminOrderPaths.voucher(id), { method: 'PUT', body: { disabled: !disabled } })
      toast('success', t(disabled ? 'switched-on' : 'switched-off', { code }))
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      sending.current = false
      await Promise.all([refreshAccountData(adminOrderPaths.vouchers), refreshAccountData(adminPaths.audit)])
    }
  }

  return (
    <>
      <button
        type="button"
        className="btn btn-plain btn-dense whitespace-nowrap"
        onClick={() => void change()}
      >
        {t(disabled ? 'switch-on' : 'switch-off')}
        <span className="visually-hidden"> {code}</span>
      </button>
      <FormProblem>{problem}</FormProblem>
    </>
  )
}
