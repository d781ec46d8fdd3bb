import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'

/** "29,90 € to Bancontact": how much comes back, and on which way. */
export function PaidBack({ amount, payment }: { amount: string; payment: string | null }) {
  const { t } = useTranslation('orders')
  const text = payment ? t('withdraw.paid-back-to', { amount, payment }) : `<b>${amount}</b>`
  return <LinkedText text={text} links={{ b: (words) => <b>{words}</b> }} />
}
