import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ClientPage } from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { useDebouncedQuery } from '../../platform/debounced-query.ts'
import { errorText } from '../../platform/error-text.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SearchBox } from '../../ui/toolbar.tsx'
import { startBasket } from '../use-baskets.ts'

/** Asks for which client a cart is prepared, and opens its draft. */
export function PrepareDialog({ onClose }: { onClose(): void }) {
  const { t, language } = useTranslation('baskets')
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const first = useRef<HTMLInputElement>(null)
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const [keyword, setKeyword] = useState('')
  const [typed, setTyped] = useDebouncedQuery(keyword, setKeyword)
  const [starting, setStarting] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const query = new URLSearchParams({ limit: '6', ...(keyword && { keyword }) })
  const answer = useAccountData<ClientPage>(`${practicePaths.clients}?${query}`, { keepPreviousData: true })

  async function prepare(clientId: number) {
    if (starting !== undefined) return
    setStarting(clientId)
    setProblem(undefined)
    try {
      const { id } = await startBasket(clientId)
      if (isOpen.current) await navigate(pathOf(`/account/practitioner/clients/${clientId}/baskets/${id}`))
    } catch (error) {
      setProblem(errorText(error, t))
      setStarting(undefined)
    }
  }

  function shownText({ data, total_results: total }: ClientPage): string {
    if (data.length === 0) return t('clients:none')
    const number = (count: number) => formatNumber(count, language)
    return t('clients:shown', { from: number(1), to: number(data.length), total: number(total) })
  }

  return (
    <Dialog title={t('prepare')} first={first} onClose={onClose}>
      <div className="mt-4 grid gap-4">
        <SearchBox
          ref={first}
          label={t('clients:search')}
          maxLength={200}
          value={typed}
          onChange={setTyped}
        />
        <div className="min-h-71">
          <p role="status" className="text-small text-ink-2">
            {answer.data && shownText(answer.data)}
          </p>
          <Loaded answer={answer} waiting={<span className="skeleton h-66 w-full" />}>
            {({ data }) =>
              data.length > 0 && (
                <ul>
                  {data.map((client) => (
                    <li key={client.id}>
                      <button
                        type="button"
                        className="min-h-11 w-full rounded-control px-3 text-start font-strong wrap-anywhere hover:bg-tint"
                        aria-busy={starting === client.id || undefined}
                        onClick={() => void prepare(client.id)}
                      >
                        {personName(client)}
                      </button>
                    </li>
                  ))}
                </ul>
              )
            }
          </Loaded>
        </div>
        <p role="alert" className="text-madder empty:hidden">
          {problem}
        </p>
        <div className="flex justify-end">
          <button type="button" className="btn btn-plain" onClick={onClose}>
            {t('clients:cancel')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
