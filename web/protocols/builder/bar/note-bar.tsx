import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import type { Protocol, ProtocolProduct } from '#contract/protocols.ts'
import { noteMaximum } from '#domain/protocols/limits.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Thumb } from '../../../platform/thumb.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { dropDraft, keepDraft, noteDraft } from '../../edits/drafts.ts'
import { editProtocol } from '../../edits/protocol-store.ts'
import { builder } from '../store.ts'

type NoteBarProps = { protocol: Protocol; product: ProtocolProduct; isPhone: boolean }

/** Standard mode: what was added just now, and room for a note about it. */
export function NoteBar({ protocol, product, isPhone }: NoteBarProps) {
  const { t } = useTranslation('builder')
  const added = t('bar.added-to', { name: protocol.name, count: protocol.products.length })
  if (isPhone)
    return (
      <>
        <div className="bar-row">
          <Thumb product={product} width={36} height={40} />
          <p className="bar-words">
            <span>{added}</span>
            <b>{product.name}</b>
          </p>
          <button
            type="button"
            className="btn bar-btn"
            onClick={() => takeBack(protocol.protocol_id, product)}
          >
            {t('bar.undo')}
          </button>
        </div>
        <div className="bar-note-below">
          <NoteForm draft={noteDraft(protocol.protocol_id, product.product_variant_id)} product={product} />
        </div>
      </>
    )
  return (
    <div className="wrap bar-row">
      <span className="bar-done">
        <Icon name="check" size={24} />
      </span>
      <Thumb product={product} width={44} height={48} />
      <p className="bar-name">
        <span>{t('bar.added', { name: protocol.name })}</span>
        <b>{product.name}</b>
      </p>
      <NoteForm draft={noteDraft(protocol.protocol_id, product.product_variant_id)} product={product} />
    </div>
  )
}

function NoteForm({ draft, product }: { draft: string; product: ProtocolProduct }) {
  const { t } = useTranslation('builder')
  const [text, setText] = useState(product.notes ?? '')
  const [isRefused, setRefused] = useState(false)
  const id = useId()

  function skip() {
    dropDraft(draft)
    builder.skipNote()
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (builder.saveNote(text)) dropDraft(draft)
    else setRefused(true)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    skip()
  }

  return (
    <form className="bar-note" onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <div className="bar-note-box">
        <input
          value={text}
          maxLength={noteMaximum}
          autoComplete="off"
          placeholder={t('bar.note-placeholder')}
          aria-label={t('lines.note-of', { name: product.name })}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? id : undefined}
          onFocus={() => builder.startNote()}
          onChange={(event) => {
            setText(event.target.value)
            keepDraft(draft, event.target.value)
            setRefused(false)
          }}
        />
        {isRefused && (
          <p id={id} role="alert">
            {t('bar.note-needed')}
          </p>
        )}
      </div>
      <button type="submit" className="btn btn-accent">
        {t('bar.save-note')}
      </button>
      <button type="button" className="btn bar-btn" onClick={skip}>
        {t('bar.not-now')}
      </button>
    </form>
  )
}

function takeBack(protocolId: number, { product_variant_id: variantId, item_count }: ProtocolProduct) {
  editProtocol(protocolId, { kind: 'change', variantId, quantity: item_count - 1 })
  builder.skipNote()
}
