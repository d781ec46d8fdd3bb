import { useTranslation } from '../platform/i18n/translation-context.tsx'

/** The texts of all parts of these pages: they have to be loaded before a drawer or an editor opens. */
export function useProtocolTexts(): void {
  useTranslation('builder')
  useTranslation('plan')
  useTranslation('sharing')
  useTranslation('products')
}
