import { useState } from 'react'
import { useParams } from 'react-router'
import type { SandboxChoice, SandboxPayment } from '#contract/checkout.ts'
import { paymentPaths } from '#contract/order-paths.ts'
import { callApi, FetchError, isNotFound } from '#web/platform/call-api.ts'
import { messageOf } from '#web/platform/error-text.ts'
import { formatMoney } from '#web/platform/formats.ts'
import { PageHead } from '#web/platform/head.tsx'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { usePublicData } from '#web/platform/public-data.ts'
import { Loaded } from '#web/platform/session/loaded.tsx'
import { FormProblem } from '#web/ui/form/form-problem.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Mark } from '../../app/logo.tsx'
import { PaymentMethods } from '../checkout/payment/payment-methods.tsx'
import { CheckoutTitle, Skeleton } from '../frame.tsx'

export const handle = { frame: 'own', utilities: 'shopping' }

/** The page of the built-in payment provider, in the demonstration only. */
export default function Sandbox() {
  const { t } = useTranslation('checkout')
  const { id = '' } = useParams()
  return (
    <main id="content" tabIndex={-1} className="wrap">
      <PageHead title={t('sandbox.title')} description={t('sandbox.notice')} indexed={false} />
      <p className="logo mt-5">
        <Mark size={26} />
        {t('shop:name')}
      </p>
      <SandboxPage id={id} />
    </main>
  )
}

/** What a provider's page shows: amount and methods, and here the result to simulate. */
function SandboxPage({ id }: { id: string }) {
  const { t } = useTranslation('checkout')
  const payment = usePublicData<SandboxPayment>(paymentPaths.sandboxPayment(id))
  const { error } = payment
  const isMissing = isNotFound(error)
  const problem = isMissing ? 'missing' : error instanceof FetchError ? undefined : 'unreachable'
  return (
    <div className="mx-auto mt-6 mb-18 max-w-180">
      <CheckoutTitle>{t('sandbox.title')}</CheckoutTitle>
      <p className="flex gap-3 rounded-control bg-slate-soft px-4 py-3 text-slate">
        <Icon name="info" size={19} />
        {t('sandbox.notice')}
      </p>
      <Loaded
        answer={payment}
        waiting={<SandboxSkeleton />}
        {...(problem && { problem: t(`sandbox.${problem}`) })}
      >
        {(open) =>
          open.state === 'open' ? (
            <Choice payment={open} onUncertain={() => void payment.mutate()} />
          ) : (
            <Decided payment={open} />
          )
        }
      </Loaded>
    </div>
  )
}

function SandboxSkeleton() {
  const { t } = useTranslation('checkout')
  return (
    <div aria-busy="true">
      <p role="status" className="visually-hidden">
        {t('shop:loading')}
      </p>
      <span className="mt-6 grid gap-6" aria-hidden="true">
        <Skeleton className="h-16" />
        <Skeleton className="h-85" />
        <Skeleton className="h-28.5" />
      </span>
    </div>
  )
}

const outcomes = ['paid', 'failed', 'cancelled', 'expired'] as const

type ChoiceProps = {
  payment: SandboxPayment
  /** No answer arrived: it may have been applied all the same. */
  onUncertain(): void
}

function Choice({ payment, onUncertain }: ChoiceProps) {
  const { t, language } = useTranslation('checkout')
  const [method, setMethod] = useState(payment.method ?? payment.methods[0]?.key ?? '')
  const [sent, setSent] = useState<SandboxChoice['outcome']>()
  const [problem, setProblem] = useState<string>()
  const amount = formatMoney(payment.amount, payment.currency)

  async function choose(outcome: SandboxChoice['outcome']) {
    if (sent) return
    setSent(outcome)
    setProblem(undefined)
    try {
      const body: SandboxChoice = { method, outcome }
      await callApi(paymentPaths.sandboxPayment(payment.id), { method: 'POST', body, language })
      location.assign(payment.return_url)
    } catch (error) {
      setSent(undefined)
      setProblem(messageOf(error) ?? t('sandbox.failed'))
      onUncertain()
    }
  }

  return (
    <>
      <dl className="mt-6 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-y-[3px] border-double border-line-2 py-3.5">
        <dt>{payment.description}</dt>
        <dd className="text-[28px]/8.5 font-bold">
          <span className="visually-hidden">{t('sandbox.amount')} </span>
          {amount}
        </dd>
      </dl>
      <h2 className="mt-6 mb-3 text-h3 font-medium">{t('sandbox.method')}</h2>
      <PaymentMethods methods={payment.methods} chosen={method} onChoose={setMethod} />
      <h2 className="mt-6 mb-3 text-h3 font-medium">{t('sandbox.outcome')}</h2>
      <FormProblem>{problem}</FormProblem>
      <div data-testid="sandbox-outcomes" className="grid grid-cols-[minmax(0,1fr)] gap-2.5 sm:grid-cols-3">
        {outcomes.map((outcome) => (
          <button
            key={outcome}
            type="button"
            className={`btn btn-lead ${outcome === 'paid' ? 'btn-primary sm:col-span-full' : 'btn-plain'}`}
            aria-busy={sent === outcome || undefined}
            aria-disabled={Boolean(sent) || undefined}
            onClick={() => void choose(outcome)}
          >
            {t(`sandbox.outcomes.${outcome}`, { amount })}
          </button>
        ))}
      </div>
    </>
  )
}

function Decided({ payment }: { payment: SandboxPayment }) {
  const { t } = useTranslation('checkout')
  return (
    <>
      <p className="mt-5 text-ink-2">{t(`sandbox.states.${payment.state}`)}</p>
      <a href={payment.return_url} className="btn btn-primary btn-lead mt-5">
        {t('sandbox.back')}
      </a>
    </>
  )
}
