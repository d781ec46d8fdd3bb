import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import useSWR from 'swr'
import { cartPaths } from '#contract/cart-paths.ts'
import type { VisitorStockRequest } from '#contract/wishlist.ts'
import { callApi } from '../platform/call-api.ts'
import { errorText } from '../platform/error-text.ts'
import { PageHead } from '../platform/head.tsx'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'
import { isRefused } from '../platform/refusals.ts'
import { Loaded } from '../platform/session/loaded.tsx'
import { useAction } from '../platform/use-action.ts'
import { FormProblem } from '../ui/form/form-problem.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { RequestState } from './request-state.tsx'

export const handle = { utilities: 'shopping' }

/** The page behind links in stock emails. It is rendered without the token; only the browser sends it. */
export default function StockRequestPage() {
  const { t } = useTranslation('wishlist')
  const ready = useHydrated()
  return (
    <div className="wrap min-h-[60vh] py-8">
      <PageHead title={t('request.page')} description={t('ask.text')} indexed={false} />
      <div className="mx-auto mt-4 max-w-[660px]">
        {ready ? <Linked /> : <p className="text-ink-2">{t('shop:loading')}</p>}
      </div>
    </div>
  )
}

type Ending = 'ended' | 'over'

/** Opening the page changes nothing: programs that scan emails open links, too. */
function Linked() {
  const { t, language } = useTranslation('wishlist')
  const { token = '' } = useParams()
  const { isBusy, problem, run } = useAction()
  const [ending, setEnding] = useState<Ending>()
  const [presses, setPresses] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const path = cartPaths.visitorStockRequest(token)
  const answer = useSWR<VisitorStockRequest, Error>(
    [path],
    () => callApi<VisitorStockRequest>(path, { language }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  )
  useEffect(() => {
    if (presses > 0) heading.current?.focus()
  }, [presses])

  const press = (method: 'POST' | 'DELETE') =>
    run(
      async () => {
        if (method === 'DELETE') {
          await callApi(path, { method, language })
          setEnding('ended')
        } else await answer.mutate(await callApi<VisitorStockRequest>(path, { method, language }), false)
        setPresses((count) => count + 1)
      },
      (error) => {
        if (!isRefused(error)) return errorText(error, t)
        setEnding('over')
      },
    )

  const over = ending ?? (isRefused(answer.error) ? 'over' : undefined)
  if (over)
    return (
      <>
        <h1 ref={heading} tabIndex={-1} className="text-h1-narrow md:text-h1">
          {t(`request.${over}.title`)}
        </h1>
        <p className="mt-3 text-ink-2">{t(`request.${over}.text`)}</p>
        <ShopLink to="/" className="btn btn-primary mt-8">
          {t('request.to-shop')}
        </ShopLink>
      </>
    )
  return (
    <Loaded answer={answer}>
      {(request) => (
        <RequestState
          request={request}
          heading={heading}
          isBusy={isBusy}
          problem={<FormProblem>{problem}</FormProblem>}
          onConfirm={() => void press('POST')}
          onStop={() => void press('DELETE')}
        />
      )}
    </Loaded>
  )
}
