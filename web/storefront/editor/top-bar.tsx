import { type ReactNode, useState } from 'react'
import { timeText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useEditing } from './editor-context.ts'
import { HistoryDialog } from './history-dialog.tsx'
import { Publishing } from './publishing.tsx'

const tones = { draft: 'waiting', published: 'good', changed: 'waiting' } as const satisfies Record<
  string,
  BadgeTone
>
const square = 'btn btn-plain w-11 flex-none px-0 disabled:opacity-50'

/** Where one is, what is saved, and what can be done with the page as a whole. */
export function TopBar({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('storefront')
  const { editor, state } = useEditing()
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const { store, history } = state
  const standing = !store.published_at ? 'draft' : store.has_unpublished_changes ? 'changed' : 'published'
  return (
    <header className="relative flex flex-none flex-wrap items-center gap-x-3 gap-y-2 border-b border-line-2 bg-surface px-4 py-2 xl:px-5">
      <ShopLink
        to="/account/practitioner"
        className="-ml-2.5 flex size-11 flex-none items-center justify-center rounded-control"
        aria-label={t('editor.back')}
      >
        <Icon name="arrow-left" size={22} />
      </ShopLink>
      <h1 className="text-[21px]/7 font-medium 2xl:whitespace-nowrap">{t('editor.heading')}</h1>
      <Badge tone={tones[standing]}>{t(`editor.states.${standing}`)}</Badge>
      <SavedText />
      <div className="flex flex-wrap items-center gap-1.5 sm:gap-2 xl:ml-auto">
        <button
          type="button"
          className={square}
          aria-label={t('editor.undo')}
          disabled={history.past.length === 0}
          onClick={editor.undo}
        >
          <TurnIcon />
        </button>
        <button
          type="button"
          className={square}
          aria-label={t('editor.redo')}
          disabled={history.future.length === 0}
          onClick={editor.redo}
        >
          <TurnIcon isForward />
        </button>
        <button type="button" className="btn btn-plain px-3.5" onClick={() => setHistoryOpen(true)}>
          <Icon name="clock" size={17} />
          <span className="max-sm:sr-only">{t('editor.history')}</span>
        </button>
        {children}
        <Publishing />
      </div>
      {isHistoryOpen && <HistoryDialog onClose={() => setHistoryOpen(false)} />}
    </header>
  )
}

function TurnIcon({ isForward = false }: { isForward?: boolean }) {
  return (
    <svg
      className={`icon ${isForward ? '-scale-x-100' : ''}`}
      width={18}
      height={18}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 4v6h6M4.500 10a8 8 0 1 1-.5 4" />
    </svg>
  )
}

function SavedText() {
  const { t, language } = useTranslation('storefront')
  const { state } = useEditing()
  const { saving, store } = state
  return (
    <p role="status" className="flex min-h-6 items-center gap-1.5 text-small text-ink-2">
      {saving === 'saved' && (
        <>
          <Icon name="check" size={16} />
          {t('editor.saved-at', { time: timeText(store.changed_at, language) })}
        </>
      )}
      {saving === 'saving' && t('editor.saving')}
      {saving === 'unsaved' && (
        <span className="flex items-center gap-1.5 font-semibold text-madder">
          <Icon name="warning" size={16} />
          {t('editor.not-saved')}
        </span>
      )}
    </p>
  )
}
