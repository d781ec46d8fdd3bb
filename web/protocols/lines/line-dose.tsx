import { useRef, useState } from 'react'
import type { ProtocolProduct } from '#contract/protocols.ts'
import type { Currency } from '#domain/money.ts'
import { labelDose } from '#domain/protocols/dose.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { editProtocol } from '../edits/protocol-store.ts'
import { DoseEditor } from '../plan/dose-editor.tsx'
import { DoseText } from '../plan/dose-text.tsx'

type LineDoseProps = {
  protocolId: number
  product: ProtocolProduct
  currency: Currency
  isStacked?: boolean
}

/** How it is taken. A press opens the editor of the dose. */
export function LineDose({ protocolId, product, currency, isStacked = false }: LineDoseProps) {
  const { t } = useTranslation('builder')
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const ofLabel = labelDose(product.facts.portion)
  const dose = product.dose ?? ofLabel

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="line-dose"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
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
      {isOpen && (
        <DoseEditor
          dose={product.dose}
          labelDose={ofLabel}
          product={product}
          currency={currency}
          unit={ofLabel?.unit ?? product.variants[0]?.content?.unit ?? 'capsule'}
          onSave={(given) => {
            editProtocol(protocolId, { kind: 'change', variantId: product.product_variant_id, dose: given })
            close()
          }}
          onCancel={close}
        />
      )}
    </>
  )
}
