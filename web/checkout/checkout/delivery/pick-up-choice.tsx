import { useEffect, useRef, useState } from 'react'
import type { Address, PickUpPoints } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { addressLines } from '#domain/accounts/address-lines.ts'
import type { PickUpPoint } from '#domain/delivery/pick-up-points.ts'
import { commaList } from '#domain/languages.ts'
import { FetchError } from '#web/platform/call-api.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { usePublicData } from '#web/platform/public-data.ts'
import { FieldError } from '#web/ui/form/field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Skeleton } from '../../frame.tsx'
import { Choice, Choices } from '../choice.tsx'
import { openingHoursText } from './opening-hours.ts'

type PickUpChoiceProps = {
  address: Address
  point: PickUpPoint | null
  /** The user tried to continue without one. */
  isMissing: boolean
  onChoose(point: PickUpPoint | null): void
}

/** The pick-up points near the address or another postcode. Part of the delivery form. */
export function PickUpChoice({ address, point, isMissing, onChoose }: PickUpChoiceProps) {
  const { t } = useTranslation('checkout')
  const { country } = address
  const [code, setCode] = useState(address.postal_code)
  const [asked, setAsked] = useState(address.postal_code)
  const query = new URLSearchParams({ country, postal_code: asked })
  const answer = usePublicData<PickUpPoints>(asked ? `${checkoutPaths.pickUpPoints}?${query}` : null)
  const wrongCode = codeProblem(answer.error)
  const found = answer.error ? undefined : answer.data?.data
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isMissing) box.current?.querySelector('input')?.focus()
  }, [isMissing])

  function search() {
    const wanted = code.trim()
    if (wanted === asked) void answer.mutate().catch(() => {})
    else setAsked(wanted)
  }
  return (
    <div className="mt-5 grid gap-4">
      {/* Aligned with the control, however many lines label and error take. */}
      <div className="grid max-w-115 grid-cols-[minmax(0,1fr)_auto] gap-x-2.5">
        <TextField
          label={t('delivery.points.near')}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            search()
          }}
          error={wrongCode}
          maxLength={16}
          autoComplete="off"
          className="contents *:col-span-full [&>:nth-child(2)]:col-[1]"
        />
        <button type="button" className="btn btn-plain col-[2] row-[2] min-h-11.5" onClick={search}>
          {t('delivery.points.search')}
        </button>
      </div>
      <div ref={box} aria-busy={answer.isLoading || undefined}>
        <p role="status" className="visually-hidden">
          {answer.isLoading
            ? t('shop:loading')
            : found && t('delivery.points.found', { count: found.length })}
        </p>
        {answer.isLoading && <Skeleton className="h-40" />}
        {answer.error && !wrongCode && (
          <p role="alert" className="text-madder">
            {t('delivery.points.away')}{' '}
            <button type="button" className="link min-h-11" onClick={search}>
              {t('shop:error.try-again')}
            </button>
          </p>
        )}
        {found?.length === 0 && <p>{t('delivery.points.none', { code: asked })}</p>}
        {found && found.length > 0 && (
          <PickUpPointList points={withChosen(found, point)} chosenId={point?.id} onChoose={onChoose} />
        )}
      </div>
      {isMissing && <FieldError role="alert">{t('delivery.points.needed')}</FieldError>}
    </div>
  )
}

/** The chosen point stays visible while searching elsewhere. */
function withChosen(found: readonly PickUpPoint[], point: PickUpPoint | null): readonly PickUpPoint[] {
  return !point || found.some(({ id }) => id === point.id) ? found : [point, ...found]
}

function codeProblem(error: Error | undefined): string | undefined {
  if (!(error instanceof FetchError) || error.status !== 400) return undefined
  return error.body?.errors?.postal_code?.[0] ?? error.message
}

type PickUpPointListProps = {
  points: readonly PickUpPoint[]
  chosenId: string | undefined
  onChoose(point: PickUpPoint): void
}

function PickUpPointList({ points, chosenId, onChoose }: PickUpPointListProps) {
  const { t, language } = useTranslation('checkout')
  return (
    <Choices legend={<legend className="mb-2 font-semibold">{t('delivery.points.title')}</legend>}>
      {points.map((point) => (
        <Choice
          key={point.id}
          name="pick-up-point"
          isChosen={point.id === chosenId}
          onChoose={() => onChoose(point)}
        >
          <span className="min-w-0 flex-1 leading-5 break-words">
            <b className="font-semibold">{point.name}</b>
            <span className="block text-small text-ink-2">
              {commaList(addressLines(point.country, { ...point, address_region: '' }), language)}
            </span>
            {point.opening_hours.map((hours) => (
              <span key={hours.first_day} className="block text-small text-ink-3">
                {openingHoursText(hours, language)}
              </span>
            ))}
          </span>
        </Choice>
      ))}
    </Choices>
  )
}
