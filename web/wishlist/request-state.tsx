import type { ReactNode, RefObject } from 'react'
import type { VisitorStockRequest } from '#contract/wishlist.ts'
import { fullDate } from '../platform/dates.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'

type RequestStateProps = {
  request: VisitorStockRequest
  heading: RefObject<HTMLHeadingElement | null>
  isBusy: boolean
  problem: ReactNode
  onConfirm(): void
  onStop(): void
}

const parts = { unconfirmed: 'confirm', waiting: 'waiting', notified: 'notified' } as const

/** The state of the stock request, and the available actions. */
export function RequestState({ request, heading, isBusy, problem, onConfirm, onStop }: RequestStateProps) {
  const { t, language } = useTranslation('wishlist')
  const { state, product, until } = request
  const part = `request.${parts[state]}` as const
  const day = until === null ? '' : fullDate(until, language)
  const press = (run: () => void) => (event: React.SyntheticEvent) => {
    event.preventDefault()
    run()
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-h1-narrow md:text-h1">
        {t(`${part}.title`)}
      </h1>
      <p className="mt-3 font-medium">
        {product.slug ? (
          <ShopLink to={`/products/${product.slug}`} className="link">
            {product.name}
          </ShopLink>
        ) : (
          product.name
        )}
      </p>
      <p className="mt-3 text-ink-2">{t(`${part}.text`, { day })}</p>
      {problem}
      {state === 'unconfirmed' ? (
        <>
          <form onSubmit={press(onConfirm)} className="mt-6 flex flex-wrap gap-3">
            <SubmitButton busy={isBusy}>{t('request.confirm.yes')}</SubmitButton>
            <button type="button" className="btn btn-plain" onClick={onStop}>
              {t('request.confirm.no')}
            </button>
          </form>
          <p className="mt-6 text-small text-ink-2">{t('request.confirm.until', { day })}</p>
        </>
      ) : (
        <form onSubmit={press(onStop)} className="mt-8">
          <p className="text-small text-ink-2">{t('request.stop.text')}</p>
          <SubmitButton busy={isBusy} className="btn-plain mt-3">
            {t('request.stop.button')}
          </SubmitButton>
        </form>
      )}
    </>
  )
}
