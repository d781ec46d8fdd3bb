import type { Translate } from '#domain/translation.ts'

/** Starts with the visible text of the control, for people who use voice control. */
export const controlName = (t: Translate, seen: string, of: string): string =>
  t('shop:control-name', { seen, of })
