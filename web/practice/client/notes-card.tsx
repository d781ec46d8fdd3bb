import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ClientRecord } from '#contract/practice.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { clientNotesMaximum } from '#domain/clients/client-list.ts'
import type { SaveState } from '../../platform/autosave.ts'
import type { FetchError } from '../../platform/call-api.ts'
import { dateText, isToday } from '../../platform/dates.ts'
import { errorText } from '../../platform/error-text.ts'
import { timeText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useUnloadWarning } from '../../platform/leave-warning.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { useStore } from '../../platform/store/create-store.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useFlush } from '../../platform/use-flush.ts'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/form/control.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NotesChanged } from './notes-changed.tsx'
import { openNotes } from './open-notes.ts'

export function NotesCard({ client }: { client: ClientRecord }) {
  const { t } = useTranslation('clients')
  const id = useId()
  const navigate = useNavigate()
  const path = useLanguagePath()(`/account/practitioner/clients/${client.id}`)
  const name = personName(client)
  const [notes] = useState(() => openNotes(client))
  const { text, state, refusal, newer } = useStore(notes.store)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => notes.receive(client), [notes, client])
  useFlush(notes.flush)
  useEffect(() => {
    notes.setLeft(undefined)
    const open = { label: t('open', { name }), run: () => void navigate(path) }
    return () => notes.setLeft(() => void toast('warning', t('record.notes-changed.left', { name }), open))
  }, [notes, name, path, navigate, t])
  useUnloadWarning(state === 'unsaved')

  // The buttons disappear with the decision.
  function decide(which: 'keepOwn' | 'takeNewer') {
    notes[which]()
    field.current?.focus()
  }

  return (
    <Card
      title={t('record.notes')}
      end={
        <span id={`${id}-private`} className="flex items-center gap-2 text-small text-ink-2">
          <Icon name="lock" size={15} />
          {t('record.notes-private')}
        </span>
      }
    >
      <TextArea
        ref={field}
        className="mt-3 min-h-28"
        aria-label={t('record.notes')}
        aria-describedby={`${id}-private`}
        maxLength={clientNotesMaximum}
        value={text}
        onChange={({ target }) => notes.change(target.value)}
        onBlur={() => void notes.flush()}
      />
      <p role="status" className="mt-2 flex min-h-5 items-center gap-2 text-small text-ink-2">
        {!newer && <SavedText state={state} refusal={refusal} savedAt={client.notes_saved_at} />}
      </p>
      {newer && (
        <NotesChanged
          newer={newer}
          onKeepOwn={() => decide('keepOwn')}
          onTakeNewer={() => decide('takeNewer')}
        />
      )}
    </Card>
  )
}

type SavedTextProps = { state: SaveState; refusal: FetchError | undefined; savedAt: string | null }

function SavedText({ state, refusal, savedAt }: SavedTextProps) {
  const { t, language } = useTranslation('clients')
  if (state === 'unsaved')
    return <span className="text-madder">{refusal ? errorText(refusal, t) : t('record.unsaved')}</span>
  if (state === 'saving') return t('record.saving')
  if (!savedAt) return null
  const now = new Date()
  return (
    <>
      <Icon name="check" size={15} />
      {isToday(savedAt, now)
        ? t('record.saved', { time: timeText(savedAt, language) })
        : t('record.saved-on', { date: dateText(savedAt, now, language) })}
    </>
  )
}
