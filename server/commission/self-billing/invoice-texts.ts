import type { Translations } from '#server/platform/translation.ts'
import { monthName } from '../statements/month-texts.ts'
import type { SelfBilledContent } from './content.ts'
import type { InvoiceTexts } from './ubl.ts'

/** In the language of the invoice. */
export function invoiceTexts(
  { language, month }: Pick<SelfBilledContent, 'language' | 'month'>,
  translations: Pick<Translations, 'translatorFor'>,
): InvoiceTexts {
  const t = translations.translatorFor(language)
  const values = { month: monthName(month, language) }
  return {
    lines: {
      earned: t('statements:invoice-paper.earned', values),
      reversed: t('statements:invoice-paper.reversed', values),
    },
    selfBilling: t('statements:invoice-paper.self-billing'),
    reverseCharge: t('statements:invoice-paper.reverse-charge'),
    payment: t('statements:invoice-paper.payment'),
  }
}
