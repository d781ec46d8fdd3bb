import { cartLinesMaximum, cartQuantityMaximum } from '#domain/cart/limits.ts'
import { formatNumber, listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import type { additionProblem, WithProtocol } from './draft-lines.ts'

/** What became of the latest press on a button that adds something to a draft. */
export type Addition =
  | { of: 'product'; name: string; packs: number }
  | { of: 'refused product'; problem: NonNullable<ReturnType<typeof additionProblem>> }
  | ({ of: 'protocol'; name: string } & Omit<WithProtocol, 'lines'>)

/** What was added, and what was not, with the reason. */
export function AdditionText({ addition }: { addition: Addition }) {
  const { t, language } = useTranslation('baskets')
  const products = formatNumber(cartLinesMaximum, language)
  if (addition.of === 'product') {
    const { name, packs } = addition
    return t('draft.added', { name, count: packs, formatted: formatNumber(packs, language) })
  }
  if (addition.of === 'refused product') {
    const packs = formatNumber(cartQuantityMaximum, language)
    return addition.problem === 'lines-full'
      ? t('draft.lines-full', { maximum: products })
      : t('draft.packs-full', { maximum: packs })
  }
  const { name, notSold, noRoom, isNothingTaken } = addition
  const names = (left: readonly string[]) => listText(left, language)
  return (
    <>
      {!isNothingTaken && <span className="block">{t('draft.taken', { name })}</span>}
      {notSold.length > 0 && (
        <span className="block text-amber">{t('draft.not-sold', { names: names(notSold) })}</span>
      )}
      {noRoom.length > 0 && (
        <span className="block text-amber">
          {t('draft.no-room', { maximum: products, names: names(noRoom) })}
        </span>
      )}
    </>
  )
}
