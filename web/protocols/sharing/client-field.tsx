import { type ClipboardEvent, type Dispatch, type KeyboardEvent, use, useId, useRef } from 'react'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { FieldError, FieldHint, fieldHead } from '../../ui/form/field.tsx'
import { useCombobox } from '../../ui/use-combobox.ts'
import { PanelContext } from '../builder/panel/panel.tsx'
import { endsAddress, holdsAddress } from './addresses.ts'
import { type Option, onlyClient, optionKey, optionsFor } from './client-list.ts'
import { ClientOptions } from './client-options.tsx'
import { type Found, useFoundClients } from './find-clients.ts'
import { RecipientChips } from './recipient-chips.tsx'
import { isChosen, type RecipientEvent, type Recipients } from './recipients.ts'
import { refusalText } from './refusal-words.ts'

type ClientFieldProps = { recipients: Recipients; dispatch: Dispatch<RecipientEvent> }

/** Chosen clients as chips, and a field that finds more of them or accepts addresses. */
export function ClientField({ recipients, dispatch }: ClientFieldProps) {
  const words = useTranslation('sharing')
  const { t } = words
  const { chosen, text, refusal } = recipients
  const { isModal } = use(PanelContext)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const found = useFoundClients(text)
  const options = optionsFor(text, found)
  const combobox = useCombobox({ options, keyOf: optionKey, onChoose: pick, onEnter: enter })
  /** There are no clients to choose from and none being loaded. */
  const isFinished = holdsAddress(text) || (found.state !== 'searching' && found.clients.length === 0)

  function type(typed: string) {
    combobox.open()
    dispatch(endsAddress(typed) ? { type: 'given', text: typed } : { type: 'typed', text: typed })
  }

  function pick(option: Option) {
    combobox.close()
    if (option.kind === 'client') dispatch({ type: 'picked', client: option.client })
    else if (option.email) dispatch({ type: 'given', text: option.email })
    else dispatch({ type: 'invited' })
    input.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    combobox.fieldProps.onKeyDown(event)
    if (event.key === 'Backspace' && text === '' && !event.nativeEvent.isComposing)
      dispatch({ type: 'last-removed' })
  }

  function enter() {
    const option = combobox.isShown && !holdsAddress(text) ? onlyClient(options) : undefined
    if (option) pick(option)
    else if (text.trim() && isFinished) dispatch({ type: 'given', text })
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text')
    if (!holdsAddress(pasted) || text.trim() !== '') return
    event.preventDefault()
    dispatch({ type: 'given', text: pasted })
  }

  return (
    <div className="min-w-0">
      <div className={fieldHead}>
        <label htmlFor={id} className="font-semibold">
          {t('clients.label')}
        </label>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press anywhere in the box focuses its field */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field itself handles the keys */}
      <div
        className={`flex min-h-12 cursor-text flex-wrap items-center gap-1.5 rounded-control bg-surface has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink has-[input:focus-visible]:[box-shadow:0_0_0_6px_var(--color-verbena)] ${refusal ? 'border-2 border-madder px-[7px] py-1.5' : 'border border-field px-2 py-[7px]'}`}
        onClick={({ target, currentTarget }) => target === currentTarget && input.current?.focus()}
      >
        <RecipientChips
          chosen={chosen}
          onRemove={(key) => {
            dispatch({ type: 'removed', key })
            input.current?.focus()
          }}
          onOpenNew={() => dispatch({ type: 'opened' })}
        />
        <input
          ref={input}
          id={id}
          type="text"
          className="h-[34px] min-w-0 flex-[1_1_110px] border-0 bg-transparent px-1.5 text-[16px] text-ink outline-none [box-shadow:none] placeholder:text-ink-3 placeholder:opacity-100 pointer-coarse:min-h-11"
          inputMode="email"
          {...combobox.fieldProps}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal ? `${id}-refusal ${id}-hint` : `${id}-hint`}
          placeholder={t('clients.placeholder')}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={combobox.close}
        />
      </div>
      {refusal && (
        // Where messages of the page can be read, one of them announces it.
        <FieldError id={`${id}-refusal`} role={isModal ? 'alert' : undefined}>
          {refusalText(words, refusal)}
        </FieldError>
      )}
      <FieldHint id={`${id}-hint`} className={text ? 'visually-hidden' : 'mt-1.5'}>
        {t('clients.hint')}
      </FieldHint>
      {refusal?.kind !== 'lookup-failed' && (
        <ClientStatus found={found} isLookingUp={recipients.pending.length > 0} />
      )}
      {combobox.isShown && (
        <ClientOptions
          options={options}
          combobox={combobox}
          search={text}
          isChosen={({ email }) => isChosen(recipients, email)}
        />
      )}
    </div>
  )
}

/** The result of the search, read aloud; visible if there is nothing to choose from. */
function ClientStatus({ found, isLookingUp }: { found: Found; isLookingUp: boolean }) {
  const { t } = useTranslation('sharing')
  const { state, clients } = found
  if (state === 'failed') return <FieldError role="alert">{t('clients.fetch-failed')}</FieldError>
  const isSilent = state === 'idle' || (state === 'searching' && clients.length > 0)
  const isSeen = isLookingUp || state === 'searching' || (state === 'found' && clients.length === 0)
  return (
    <p
      role="status"
      className={isSeen && (isLookingUp || !isSilent) ? 'mt-2 text-small text-ink-2' : 'visually-hidden'}
    >
      {isLookingUp
        ? t('clients.looking-up')
        : state === 'searching'
          ? t('clients.searching')
          : state === 'found' &&
            (clients.length === 0 ? t('clients.none-found') : t('clients.found', { count: clients.length }))}
    </p>
  )
}
