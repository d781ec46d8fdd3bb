import { useEffect, useId, useState } from 'react'
import type { Store, StoreNameAvailability } from '#contract/storefront.ts'
import { storePaths } from '#contract/storefront-paths.ts'
import { storePagePath } from '#domain/storefront/links.ts'
import { storeNameMaximum, storeNameOf } from '#domain/storefront/name.ts'
import { messageOf } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { useAction } from '../../platform/use-action.ts'
import { FieldError } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useEditing } from './editor-context.ts'

const pauseMs = 500

type Checked = { name: string; isFree: boolean | undefined; problem?: string | undefined }

/** The address bar above the preview: the name of the page is checked while it is typed, and changed on request. */
export function AddressBar() {
  const id = useId()
  const { t, language } = useTranslation('storefront')
  const { editor, state } = useEditing()
  const { name, published_at } = state.store
  const [typed, setTyped] = useState<string>()
  const { isBusy, problem, setProblem, run } = useAction()
  const wish = typed === undefined ? name : storeNameOf(typed)
  const isOther = wish !== name
  const checked = useAvailability(isOther && wish !== '' ? wish : undefined)

  const rename = () =>
    run(async () => {
      editor.updateMetadata(
        await callAccount<Store>(storePaths.name, { method: 'PUT', body: { name: typed ?? name } }),
      )
      setTyped(undefined)
    })

  const isFree = checked?.isFree
  const said = problem ?? checked?.problem ?? (isFree === false ? t('editor.name-taken') : undefined)
  const error = isOther || problem ? said : undefined
  return (
    <form
      className="border-b border-line-2 bg-surface px-3 py-2.5 text-small text-ink-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isOther && !isBusy) void rename()
      }}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <label className="flex min-h-10 min-w-0 flex-[1_1_16rem] items-center gap-2 rounded-control border border-field bg-sunken pl-3 has-focus-visible:shadow-[0_0_0_5px_var(--color-verbena)] has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ink">
          <Icon name="lock" size={15} />
          <span className="visually-hidden">{t('editor.address')}</span>
          <span className="flex min-w-0 flex-1 items-center">
            <span aria-hidden="true" className="whitespace-nowrap">
              {`/${language}${storePagePath('')}`}
            </span>
            <input
              className="min-h-10 min-w-0 flex-1 bg-transparent pr-2 font-bold text-ink focus-visible:shadow-none focus-visible:outline-none"
              value={typed ?? name}
              maxLength={storeNameMaximum}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              aria-invalid={error ? true : undefined}
              aria-describedby={id}
              onChange={({ target }) => {
                setTyped(target.value)
                setProblem(undefined)
              }}
            />
          </span>
        </label>
        <p role="status" className="flex items-center gap-1.5 font-semibold text-leaf empty:hidden">
          {isOther && isFree && (
            <>
              <Icon name="check" size={16} />
              {t('editor.name-free')}
            </>
          )}
        </p>
        {isOther && (
          <button
            type="submit"
            className="btn btn-outline btn-dense"
            aria-busy={isBusy || undefined}
            disabled={isFree === false || wish === ''}
          >
            {t('editor.rename')}
          </button>
        )}
      </div>
      <div id={id}>
        {error && <FieldError role="alert">{error}</FieldError>}
        {isOther && wish !== '' && wish !== typed && (
          <p className="mt-1.5 wrap-anywhere">
            {`/${language}${storePagePath('')}`}
            <b className="text-ink">{wish}</b>
          </p>
        )}
        {isOther && published_at && <p className="mt-1.5">{t('editor.rename-hint')}</p>}
      </div>
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
        const answer = await callAccount<StoreNameAvailability>(
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
