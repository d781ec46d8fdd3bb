import { lazy, Suspense, useState } from 'react'
import { controlName } from '../../platform/control-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'

const ReplaceDialog = lazy(() => import('./replace-dialog.tsx'))

type ReplaceButtonProps = {
  product: { name: string; variantId: number }
  /** Without one, all of the practitioner's protocols with the product. */
  protocolId?: number | undefined
  text: string
  className?: string
}

/** Opens the comparison of what could replace a product. */
export function ReplaceButton({ product, protocolId, text, className = '' }: ReplaceButtonProps) {
  const { t } = useTranslation('substitutes')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`link text-small ${className}`}
        aria-label={controlName(t, text, product.name)}
        onClick={() => setOpen(true)}
      >
        {text}
      </button>
      {isOpen && (
        <Suspense>
          <ReplaceDialog product={product} protocolId={protocolId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
