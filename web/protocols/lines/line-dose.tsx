import { type RefObject, useRef, useState } from 'react'
import type { ProtocolProduct } from '#contract/protocols.ts'
import type { Currency } from '#domain/money.ts'
import { labelDose } from '#domain/protocols/dose.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { editProtocol } from '../edits/protocol-store.ts'
import { DoseEditor } from '../plan/dose-editor.tsx'
import { DoseText } from '../plan/dose-text.tsx'

/** The editor of a line's dose, and the button that opens it and has the focus again once it is closed. */
export function useDoseEditor() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  function close() {
    setOpen(false)
    button.current?.focus()
  }
  return { isOpen, button, close, toggle: () => setOpen(!isOpen) }
}

type DoseButtonProps = {
  product: ProtocolProduct
  isStacked: boolean
  isOpen: boolean
  button: RefObject<HTMLButtonElement | null>
  toggle(): void
}

/** How it is taken. A press opens the editor. */
export function DoseButton({ product, isStacked, isOpen, button, toggle }: DoseButtonProps) {
  const { t } = useTranslation('builder')
  const dose = product.dose ?? labelDose(product.facts.portion)
  return (
    <button ref={button} type="button" className="line-dose" aria-expanded={isOpen} onClick={toggle}>
      <span className="visually-hidden">{t('lines.dose-of', { name: product.name })}</span>
      {dose ? (
        <DoseText dose={dose} stacked={isStacked} />
      ) : (
        <>
          <Icon name="plus" size={13} />
          {t('lines.add-dose')}
        </>
      )}
    </button>
  )
}

type LineDoseEditorProps = {
  protocolId: number
  product: ProtocolProduct
  currency: Currency
  onClose(): void
}

export function LineDoseEditor({ protocolId, product, currency, onClose }: LineDoseEditorProps) {
  const { product_variant_id: variantId } = product
  const ofLabel = labelDose(product.facts.portion)
  return (
    <DoseEditor
      dose={product.dose}
      labelDose={ofLabel}
      product={product}
      currency={currency}
      unit={ofLabel?.unit ?? product.variants[0]?.content?.unit ?? 'capsule'}
      onSave={(dose) => {
        editProtocol(protocolId, { kind: 'change', variantId, dose })
        onClose()
      }}
      onCancel={onClose}
    />
  )
}
