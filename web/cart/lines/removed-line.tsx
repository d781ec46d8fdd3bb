import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import type { CartState } from '../store/cart-state.ts'
import { focusAfterRemoval } from './focus-after-removal.ts'

type RemovedLineProps = Pick<CartState, 'removed'> & { className?: string }

/** The product removed last can be put back until the cart changes or is left. A toast says so, too, but closes. */
export function RemovedLine({ removed, className = '' }: RemovedLineProps) {
  const { t } = useTranslation('cart')
  if (!removed) return null
  return (
    <p className={`flex justify-between gap-3 py-3 text-[14px] ${className}`}>
      {t('toast.removed', { name: removed.name })}
      <button
        type="button"
        className="link"
        onClick={() => {
          removed.undo()
          focusAfterRemoval()
        }}
      >
        {t('toast.undo')}
      </button>
    </p>
  )
}
