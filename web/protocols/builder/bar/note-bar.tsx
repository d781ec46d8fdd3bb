import { type FormEvent, useEffect, useId, useState } from 'react'
import type { Protocol, ProtocolProduct } from '#contract/protocols.ts'
import { noteMaximum } from '#domain/protocols/limits.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Thumb } from '../../../platform/thumb.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { onEscape } from '../../../ui/on-escape.ts'
import { draftOf, dropDraft, keepDraft, noteDraft } from '../../edits/drafts.ts'
import { saveOnUnmount } from '../../edits/save-draft.ts'
import { builder } from '../store.ts'
import {
  barAccent,
  barButton,
  fullRow,
  inRow,
  nameBlock,
  plainInRow,
  shortTitle,
  smallPrint,
  title,
  wordsBlock,
} from './bar-styles.ts'

type NoteBarProps = { protocol: Protocol; product: ProtocolProduct; isPhone: boolean }

/** Standard mode: the product just added, and a field for a note about it. */
export function NoteBar({ protocol, product, isPhone }: NoteBarProps) {
  const { t } = useTranslation('builder')
  const added = t('bar.added-to', { name: protocol.name, count: protocol.products.length })
  if (isPhone)
    return (
      <>
        <div className={fullRow}>
          <Thumb product={product} width={36} height={40} />
          <p className={wordsBlock}>
            <span className={smallPrint}>{added}</span>
            <b className={shortTitle}>{product.name}</b>
          </p>
          <button
            type="button"
            className={plainInRow}
            onClick={() => builder.takeBack(protocol.protocol_id, product)}
          >
            {t('bar.undo')}
          </button>
        </div>
        <div className="px-4 pb-4">
          <NoteForm draft={noteDraft(protocol.protocol_id, product.product_variant_id)} product={product} />
        </div>
      </>
    )
  return (
    <div className={`wrap ${fullRow}`}>
      <span className="flex-none text-verbena">
        <Icon name="check" size={24} />
      </span>
      <Thumb product={product} width={44} height={48} />
      <p className={nameBlock}>
        <span className={smallPrint}>{t('bar.added', { name: protocol.name })}</span>
        <b className={title}>{product.name}</b>
      </p>
      <NoteForm draft={noteDraft(protocol.protocol_id, product.product_variant_id)} product={product} />
    </div>
  )
}

const inForm = `${inRow} max-md:flex-1 max-md:px-3.5`

function NoteForm({ draft, product }: { draft: string; product: ProtocolProduct }) {
  const { t } = useTranslation('builder')
  const [text, setText] = useState(draftOf(draft) ?? product.notes ?? '')
  const [isRefused, setRefused] = useState(false)
  const id = useId()
  useEffect(() => () => saveOnUnmount(draft), [draft])

  function type(typed: string) {
    setText(typed)
    setRefused(false)
    const isAnythingNew = typed.trim() !== '' && typed.trim() !== product.notes
    if (isAnythingNew) keepDraft(draft, typed)
    else dropDraft(draft)
  }

  function skip() {
    dropDraft(draft)
    builder.skipNote()
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (builder.saveNote(text)) dropDraft(draft)
    else setRefused(true)
  }

  const onKeyDown = onEscape((event) => {
    event.stopPropagation()
    if (text === (product.notes ?? '')) skip()
  })

  return (
    <form
      className="flex min-w-0 flex-1 items-center justify-end gap-5.5 max-xl:gap-2 max-md:flex-wrap"
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
    >
      <div className="relative min-w-0 flex-[0_1_420px] max-md:flex-[1_0_100%]">
        <input
          className="h-11 w-full rounded-control border border-[#ffffff66] bg-[#ffffff12] px-3.5 text-[16px] text-white placeholder:text-bar-muted placeholder:opacity-100 aria-invalid:border-2 aria-invalid:border-[#f0c36a] aria-invalid:px-3.25"
          value={text}
          maxLength={noteMaximum}
          autoComplete="off"
          placeholder={t('bar.note-placeholder')}
          aria-label={t('lines.note-of', { name: product.name })}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? id : undefined}
          onFocus={() => builder.startNote()}
          onChange={(event) => type(event.target.value)}
        />
        {isRefused && (
          <p
            id={id}
            role="alert"
            className="rounded-control text-small max-md:mt-1.5 max-md:text-[#f0c36a] md:absolute md:bottom-[calc(100%+16px)] md:left-0 md:bg-ink md:px-3.5 md:py-2 md:whitespace-nowrap md:text-paper"
          >
            {t('bar.note-needed')}
          </p>
        )}
      </div>
      <button type="submit" className={`${barAccent} ${inForm}`}>
        {t('bar.save-note')}
      </button>
      <button type="button" className={`${barButton} ${inForm}`} onClick={skip}>
        {t('bar.not-now')}
      </button>
    </form>
  )
}
