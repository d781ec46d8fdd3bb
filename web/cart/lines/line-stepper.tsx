import { cartQuantityMaximum } from '#domain/cart/limits.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { editCart, removeFromCart } from '../store/cart-store.ts'
import { brandAndNameOf, nameOf, type ShownLine } from './shown-lines.ts'

type LineStepperProps = { line: ShownLine; text?: string | undefined; className?: string; onRemove?(): void }

/** The number of packs of a product; the bin removes the line. */
export function LineStepper({ line, text, className = '', onRemove }: LineStepperProps) {
  const { t } = useTranslation('cart')
  const { variantId, quantity, item } = line
  const name = brandAndNameOf(line)
  const most = item && item.quantity_maximum > 0 ? item.quantity_maximum : cartQuantityMaximum
  return (
    <Stepper
      className={className}
      value={quantity}
      max={most}
      text={text}
      label={t('add.quantity', { name })}
      lessLabel={t('add.less', { name })}
      moreLabel={t('add.more', { name })}
      removeLabel={t('add.remove', { name })}
      onChange={(to) => editCart({ kind: 'set', variantId, quantity: to })}
      onRemove={() => {
        onRemove?.()
        removeFromCart({ ...line, name: nameOf(line) })
      }}
    />
  )
}
