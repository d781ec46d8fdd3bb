import { useEffect, useState } from 'react'
import type { Store } from '#contract/storefront.ts'
import { storePaths } from '#contract/storefront-paths.ts'
import { storeNameMaximum, storeNameOf } from '#domain/storefront/name.ts'
import { errorText, messageOf } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useEditing } from './editor-context.ts'

const pauseMs = 500

type Checked = { name: string; isFree: boolean | undefined; problem?: string | undefined }

/** The last part of the page's address: checked while it is typed, changed on request. */
export function AddressField() {
  const { t, language } = useTranslation('storefront')
  const { editor, state } = useEditing()
  const { name, published_at } = state.store
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const wish = typed === undefined ? name : storeNameOf(typed)
  const isOther = wish !== name
  const checked = useAvailability(isOther && wish !== '' ? wish : undefined)

  async function rename() {
    setBusy(true)
    try {
      editor.takeFacts(
        await callAccount<Store>(storePaths.name, { method: 'PUT', body: { name: typed ?? name } }),
      )
      setTyped(undefined)
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }

  const isFree = checked?.isFree
  const said = problem ?? checked?.problem ?? (isFree === false ? t('editor.name-taken') : undefined)
  return (
    <form
      className="grid gap-2 border-b border-line-2 px-4 pt-4 pb-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isOther && !isBusy) void rename()
      }}
    >
      <TextField
        label={t('editor.address')}
        hint={
          <span className="wrap-anywhere">
            {`/${language}/practitioners/`}
            <b>{wish || '…'}</b>
          </span>
        }
        value={typed ?? name}
        maxLength={storeNameMaximum}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        error={isOther || problem ? said : undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          setProblem(undefined)
        }}
      />
      <p role="status" className="flex items-center gap-1.5 text-small font-semibold text-leaf empty:hidden">
        {isOther && isFree && (
          <>
            <Icon name="check" size={16} />
            {t('editor.name-free')}
          </>
        )}
      </p>
      {isOther && (
        <>
          {published_at && <p className="text-small text-ink-2">{t('editor.rename-hint')}</p>}
          <button
            type="submit"
            className="btn btn-outline btn-dense justify-self-start"
            aria-busy={isBusy || undefined}
            disabled={isFree === false || wish === ''}
          >
            {t('editor.rename')}
          </button>
        </>
      )}
    </form>
  )
}

/** Whether nobody has a name, half a second after it was typed. */
function useAvailability(name: string | undefined): Checked | undefined {
  const [checked, setChecked] = useState<Checked>()
  useEffect(() => {
    if (name === undefined) return
    const call = new AbortController()
    const ask = async () => {
      try {
        const answer = await callAccount<{ available: boolean }>(
          `${storePaths.availability}?name=${encodeURIComponent(name)}`,
          { signal: call.signal },
        )
        setChecked({ name, isFree: answer.available })
      } catch (error) {
        if (!call.signal.aborted) setChecked({ name, isFree: undefined, problem: messageOf(error) })
      }
    }
    const pause = setTimeout(() => void ask(), pauseMs)
    return () => {
      clearTimeout(pause)
      call.abort()
    }
  }, [name])
  return checked?.name === name ? checked : undefined
}
