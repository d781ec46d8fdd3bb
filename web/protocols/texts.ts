import { useTranslation } from '../platform/i18n/translation-context.tsx'

/** The words of all parts of these pages: they must be there before a drawer or an editor opens. */
export function useProtocolTexts(): void {
  useTranslation('builder')
  useTranslation('plan')
  useTranslation('sharing')
  useTranslation('products')
}
