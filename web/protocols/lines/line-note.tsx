import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ProtocolProduct } from '#contract/protocols.ts'
import { noteMaximum, noteScrollsAbove } from '#domain/protocols/limits.ts'
import { controlName } from '../../platform/control-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { dropDraft, keepDraft, noteDraft } from '../edits/drafts.ts'
import { editProtocol } from '../edits/protocol-store.ts'
import { saveOnUnmount } from '../edits/save-draft.ts'
import { inColumns, inRows } from './line-layouts.ts'

const longNote = 'max-h-13.5 overflow-y-auto print:max-h-none print:overflow-visible'
// On small phones the label would take the space of the product's name; next to a note it is obvious.
const buttonStyle =
  'inline-flex min-h-6 items-center gap-1 justify-self-start rounded-badge text-ink-3 hover:text-leaf data-has-note:focus-visible:-outline-offset-2 data-has-note:focus-visible:shadow-none max-[360px]:min-w-11 max-[360px]:justify-center max-[360px]:[&>span]:absolute max-[360px]:[&>span]:[clip-path:inset(50%)] lg:data-has-note:h-6 lg:data-has-note:w-5 lg:data-has-note:justify-center lg:data-has-note:justify-self-end lg:data-has-note:[&>span]:absolute lg:data-has-note:[&>span]:[clip-path:inset(50%)] lg:[@media(hover:hover)]:in-[li:not(:hover,:focus-within,[data-dragged])]:data-has-note:opacity-0 print:hidden'

type LineNoteProps = { protocolId: number; product: ProtocolProduct; isWide: boolean }

/** The note about a product, beside its dose. A long note scrolls within three lines. */
export function LineNote({ protocolId, product, isWide }: LineNoteProps) {
  const { t } = useTranslation('builder')
  const [isWriting, setWriting] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const style = isWide ? inColumns : inRows
  const { notes, name, product_variant_id: variantId } = product
  const draft = noteDraft(protocolId, variantId)
  useEffect(() => (isWriting ? () => saveOnUnmount(draft) : undefined), [isWriting, draft])

  function leave(text: string | null, byKey: boolean) {
    setWriting(false)
    dropDraft(draft)
    const outcome = text === null ? undefined : noteOutcome(text, notes)
    if (outcome !== undefined) editProtocol(protocolId, { kind: 'change', variantId, notes: outcome })
    // The field is gone, so the focus would be lost.
    if (byKey) requestAnimationFrame(() => button.current?.focus())
  }

  if (isWriting)
    return (
      <NoteField
        name={name}
        note={notes ?? ''}
        className={style.noteField}
        onType={(text) => keepDraft(draft, text)}
        onLeave={leave}
      />
    )
  const scrolls = notes !== null && notes.length > noteScrollsAbove
  return (
    <>
      {notes !== null && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it does the same by keyboard
        <p
          className={`text-[13px]/[18px] whitespace-pre-line text-ink-2 wrap-anywhere lg:cursor-text ${style.note} ${scrolls ? longNote : ''}`}
          tabIndex={scrolls ? 0 : undefined}
          onClick={() => setWriting(true)}
        >
          {notes}
        </p>
      )}
      <button
        ref={button}
        type="button"
        className={`${buttonStyle} ${style.noteButton}`}
        data-has-note={notes === null ? undefined : true}
        aria-label={controlName(t, t('lines.note'), name)}
        onClick={() => setWriting(true)}
      >
        <Icon name={notes === null ? 'plus' : 'edit'} size={notes === null ? 13 : 15} />
        <span>{t('lines.note')}</span>
      </button>
    </>
  )
}

type NoteFieldProps = {
  name: string
  note: string
  className: string
  onType(text: string): void
  /** `null`: cancelled. */
  onLeave(text: string | null, byKey: boolean): void
}

function NoteField({ name, note, className, onType, onLeave }: NoteFieldProps) {
  const { t } = useTranslation('builder')
  const isLeft = useRef(false)

  function leave(text: string | null, byKey: boolean) {
    if (isLeft.current) return
    isLeft.current = true
    onLeave(text, byKey)
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // In Japanese and Chinese, Enter first confirms the input method's suggestion.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      leave(null, true)
    }
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      leave(event.currentTarget.value, true)
    }
  }

  return (
    <textarea
      className={`field-control field-sizing-content max-h-50 min-h-11 resize-none ${className}`}
      aria-label={t('lines.note-of', { name })}
      placeholder={t('lines.note-placeholder')}
      maxLength={noteMaximum}
      rows={1}
      defaultValue={note}
      ref={(field) => {
        if (!field || isLeft.current || document.activeElement === field) return
        field.focus()
        field.setSelectionRange(field.value.length, field.value.length)
      }}
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={(event) => leave(event.currentTarget.value, false)}
    />
  )
}

/** The new note when its field is left: a text, null to remove it, undefined if nothing changes. */
export function noteOutcome(written: string, note: string | null): string | null | undefined {
  const text = written.trim() || null
  return text === note ? undefined : text
}
