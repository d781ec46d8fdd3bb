import { useRef, useState } from 'react'
import type { ProtocolProduct } from '#contract/protocols.ts'
import { type Dose, labelDose } from '#domain/protocols/dose.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DoseEditor } from './dose-editor.tsx'
import { DoseText } from './dose-text.tsx'

type DoseChoiceProps = { product: ProtocolProduct; onSave(dose: Dose | null): void }

/** The dose of a product that is in no protocol yet. A press opens its editor. */
export function DoseChoice({ product, onSave }: DoseChoiceProps) {
  const { t } = useTranslation('builder')
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const ofLabel = labelDose(product.facts.portion)
  const dose = product.dose ?? ofLabel
  return (
    <>
      <button
        ref={button}
        type="button"
        className="mt-2 inline-flex min-h-9 items-center gap-1.5 text-start text-label hover:underline"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="visually-hidden">{t('lines.dose-of', { name: product.name })}</span>
        {dose ? (
          <DoseText dose={dose} />
        ) : (
          <>
            <Icon name="plus" size={13} />
            {t('lines.add-dose')}
          </>
        )}
        <Icon name="chevron-down" size={15} />
      </button>
      {isOpen && (
        <DoseEditor
          dose={product.dose}
          labelDose={ofLabel}
          product={product}
          className="max-w-120"
          unit={ofLabel?.unit ?? product.variants[0]?.content?.unit ?? 'capsule'}
          onType={() => {}}
          onSave={onSave}
          onClose={(byPress) => {
            setOpen(false)
            if (byPress) button.current?.focus()
          }}
        />
      )}
    </>
  )
}
