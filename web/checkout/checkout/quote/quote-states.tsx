import { messageOf } from '#web/platform/error-text.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import {
  besideSteps,
  CheckoutTitle,
  checkoutCard,
  checkoutColumns,
  Skeleton,
  stepStyle,
} from '../../frame.tsx'
import type { useQuote } from './use-quote.ts'

/** Shown instead of the page until it is loaded. */
export function WaitingCheckout() {
  const { t } = useTranslation('checkout')
  return (
    <div className={checkoutColumns} aria-busy="true">
      <div>
        <CheckoutTitle>{t('title')}</CheckoutTitle>
        <p role="status" className="visually-hidden">
          {t('shop:loading')}
        </p>
        {['address', 'delivery', 'payment'].map((step) => (
          <div key={step} className={`border-t border-line ${stepStyle}`}>
            <Skeleton className="h-8 w-56" />
          </div>
        ))}
      </div>
      <div className={`max-xl:hidden ${besideSteps}`}>
        <div className={`h-72 ${checkoutCard}`}>
          <Skeleton className="h-6 w-32" />
        </div>
      </div>
    </div>
  )
}

/** Shown instead of the options of a step. */
export function WaitingStep() {
  const { t } = useTranslation('checkout')
  return (
    <div aria-busy="true">
      <p role="status" className="visually-hidden">
        {t('shop:loading')}
      </p>
      <Skeleton className="h-40 max-w-[680px]" />
    </div>
  )
}

/** The price could not be loaded: nothing is lost, and the user can retry. */
export function QuoteProblem({ answer }: { answer: ReturnType<typeof useQuote> }) {
  const { t } = useTranslation('checkout')
  return (
    <div className="wrap pt-8.5 pb-18">
      <CheckoutTitle>{t('title')}</CheckoutTitle>
      <NoPrice failure={answer.error} retryQuote={answer.mutate} />
    </div>
  )
}

type NoPriceProps = { failure: Error | undefined; retryQuote(): Promise<unknown> }

export function NoPrice({ failure, retryQuote }: NoPriceProps) {
  const { t } = useTranslation('checkout')
  return (
    <div>
      <p role="alert" className="mt-3 text-madder">
        {messageOf(failure) ?? t('problem.no-price')}
      </p>
      <button
        type="button"
        className="btn btn-primary mt-5"
        onClick={() => void retryQuote().catch(() => {})}
      >
        {t('shop:error.try-again')}
      </button>
    </div>
  )
}
