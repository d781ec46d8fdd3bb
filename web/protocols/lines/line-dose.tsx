import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ProtocolProduct } from '#contract/protocols.ts'
import type { Currency } from '#domain/money.ts'
import { isSameDose, labelDose } from '#domain/protocols/dose.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { doseDraft, dropDraft, keepDose, typedDose } from '../edits/drafts.ts'
import { editProtocol } from '../edits/protocol-store.ts'
import { saveOnUnmount } from '../edits/save-draft.ts'
import { doseToSave } from '../plan/dose-draft.ts'
import { DoseEditor } from '../plan/dose-editor.tsx'
import { DoseText } from '../plan/dose-text.tsx'

/** The editor of a line's dose, and the button that opens it and gets the focus back when it closes. */
export function useDoseEditor(protocolId: number, variantId: number) {
  const draft = doseDraft(protocolId, variantId)
  const [isOpen, setOpen] = useState(() => typedDose(draft) !== undefined)
  const button = useRef<HTMLButtonElement>(null)
  function close(byPress: boolean) {
    setOpen(false)
    if (byPress) button.current?.focus()
  }
  function toggle() {
    const typed = typedDose(draft)
    const isWrong = typed !== undefined && 'problems' in doseToSave(typed)
    setOpen(!isOpen || isWrong)
  }
  return { isOpen, button, close, toggle }
}

type DoseButtonProps = {
  product: ProtocolProduct
  isStacked: boolean
  className: string
  isOpen: boolean
  button: RefObject<HTMLButtonElement | null>
  toggle(): void
}

/** The dose. A press opens the editor. */
export function DoseButton({ product, isStacked, className, isOpen, button, toggle }: DoseButtonProps) {
  const { t } = useTranslation('builder')
  const dose = product.dose ?? labelDose(product.facts.portion)
  return (
    <button
      ref={button}
      type="button"
      className={`inline-flex min-h-6 items-center gap-1.5 rounded-badge text-start text-[13px]/[18px] text-ink-2 hover:text-ink hover:underline hover:decoration-1 hover:underline-offset-3 max-lg:py-1.75 [&_.icon]:text-leaf ${className}`}
      aria-expanded={isOpen}
      onClick={toggle}
    >
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
  className: string
  onClose(byPress: boolean): void
}

export function LineDoseEditor({ protocolId, product, currency, className, onClose }: LineDoseEditorProps) {
  const { product_variant_id: variantId } = product
  const ofLabel = labelDose(product.facts.portion)
  const draft = doseDraft(protocolId, variantId)
  const [typed] = useState(() => typedDose(draft))
  useEffect(() => () => saveOnUnmount(draft), [draft])
  return (
    <DoseEditor
      dose={product.dose}
      labelDose={ofLabel}
      product={product}
      currency={currency}
      className={className}
      unit={ofLabel?.unit ?? product.variants[0]?.content?.unit ?? 'capsule'}
      typed={typed}
      onType={(written) => keepDose(draft, written)}
      onSave={(dose) => {
        dropDraft(draft)
        if (!isSameDose(dose, product.dose)) editProtocol(protocolId, { kind: 'change', variantId, dose })
      }}
      onClose={(byPress) => {
        dropDraft(draft)
        onClose(byPress)
      }}
    />
  )
}
