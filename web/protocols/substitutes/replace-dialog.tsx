import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { substitutePaths } from '#contract/substitute-paths.ts'
import type { Substitutes } from '#contract/substitutes.ts'
import { errorText } from '../../platform/error-text.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useAction } from '../../platform/use-action.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { LimitReasonDialog } from '../sharing/limit-reason-dialog.tsx'
import { useLimitReason } from '../sharing/use-limit-reason.ts'
import { replaceProduct } from './replace-product.ts'
import { ReplacedProtocols } from './replaced-protocols.tsx'
import { SubstituteChoice } from './substitute-choice.tsx'

type ReplaceDialogProps = {
  product: { name: string; variantId: number }
  /** Without one, all of the practitioner's protocols with the product. */
  protocolId?: number | undefined
  onClose(): void
}

/** Compares the best substitutes of a product, and replaces it in one step. */
export default function ReplaceDialog({ product, protocolId, onClose }: ReplaceDialogProps) {
  const { t } = useTranslation('substitutes')
  // Loaded before the dialog that asks for a reason is needed.
  useTranslation('sharing')
  const asked = new URLSearchParams({ product_variant_id: String(product.variantId) })
  if (protocolId !== undefined) asked.set('protocol_id', String(protocolId))
  const answer = useAccountData<Substitutes>(`${substitutePaths.list}?${asked}`)
  const first = useRef<HTMLButtonElement>(null)
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  return (
    <Dialog title={t('title', { name: product.name })} first={first} onClose={onClose}>
      <Loaded answer={answer} waiting={<span className="skeleton mt-4 h-80 w-full" />}>
        {(substitutes) =>
          substitutes.data.length > 0 ? (
            <Choosing
              substitutes={substitutes}
              foot={foot}
              onOutdated={() => void answer.mutate()}
              onDone={onClose}
            />
          ) : (
            <Nothing ingredient={substitutes.ingredient} />
          )
        }
      </Loaded>
      {/* The same button before and after the choices are loaded: it has the focus. */}
      <div ref={setFoot} className="mt-6 flex flex-wrap justify-end gap-3">
        <button ref={first} type="button" className="btn btn-plain" onClick={onClose}>
          {answer.data?.data.length === 0 ? t('close') : t('cancel')}
        </button>
      </div>
    </Dialog>
  )
}

function Nothing({ ingredient }: Pick<Substitutes, 'ingredient'>) {
  const { t } = useTranslation('substitutes')
  return (
    <p className="mt-3 text-ink-2">
      {t('none')}{' '}
      {ingredient && (
        <ShopLink to={`/search-results?${new URLSearchParams({ query: ingredient })}`} className="link">
          {t('search', { ingredient })}
        </ShopLink>
      )}
    </p>
  )
}

type ChoosingProps = {
  substitutes: Substitutes
  /** Where the button that replaces is shown. */
  foot: HTMLElement | null
  /** Called when what is shown no longer holds. */
  onOutdated(): void
  onDone(): void
}

function Choosing({ substitutes, foot, onOutdated, onDone }: ChoosingProps) {
  const { t, language } = useTranslation('substitutes')
  const { data, protocols, product, currency } = substitutes
  const [chosenId, setChosenId] = useState<number>()
  const [leftOut, setLeftOut] = useState<readonly number[]>([])
  const { attempt, asked } = useLimitReason()
  const { isBusy, problem, setProblem, run } = useAction()
  const chosen = data.find(({ product_variant_id: id }) => id === chosenId) ?? data[0]!
  const suitable = protocols.filter(({ protocol_id: id }) =>
    chosen.lines.some((line) => line.protocol_id === id),
  )
  const wanted = suitable.filter(({ protocol_id: id }) => !leftOut.includes(id))

  async function replace(reason?: string) {
    const shown = wanted.map(({ protocol_id, revision }) => {
      const { dose, quantity } = chosen.lines.find((line) => line.protocol_id === protocol_id)!
      return { protocol_id, revision, dose, quantity }
    })
    const send = async () => {
      await replaceProduct(
        {
          product_variant_id: substitutes.product_variant_id,
          substitute_variant_id: chosen.product_variant_id,
          protocols: shown,
          reason,
        },
        { product: product.name, substitute: chosen.name },
      )
      onDone()
    }
    await run(
      () => attempt(send, reason),
      (error) => {
        onOutdated()
        return errorText(error, t)
      },
    )
  }

  const count = { count: wanted.length, formatted: formatNumber(wanted.length, language) }
  return (
    <>
      <p className="mt-2 text-ink-2">{t('text')}</p>
      <fieldset className="mt-4 grid gap-2.5">
        <legend className="visually-hidden">{t('choices')}</legend>
        {data.map((substitute) => {
          const line = lineShown(substitute, wanted)
          return (
            <SubstituteChoice
              key={substitute.product_variant_id}
              substitute={substitute}
              line={line}
              former={protocols.find(({ protocol_id: id }) => id === line.protocol_id)!}
              currency={currency}
              isChosen={substitute === chosen}
              onChoose={() => setChosenId(substitute.product_variant_id)}
            />
          )
        })}
      </fieldset>
      <ReplacedProtocols
        protocols={protocols}
        wanted={wanted}
        substitute={chosen}
        leftOut={leftOut}
        onLeaveOut={setLeftOut}
      />
      <FormProblem>{problem}</FormProblem>
      {foot &&
        createPortal(
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={isBusy || wanted.length === 0 || undefined}
            onClick={() => (wanted.length > 0 ? void replace() : setProblem(t('choose-protocol')))}
          >
            {wanted.length === protocols.length ? t('replace-in-all', count) : t('replace-in', count)}
          </button>,
          foot,
        )}
      {asked && (
        <LimitReasonDialog
          {...asked}
          text={t('sharing:limit.change-here')}
          onGive={(reason) => void replace(reason)}
        />
      )}
    </>
  )
}

/** The dose is described for the first of the chosen protocols. */
function lineShown(
  { lines }: Substitutes['data'][number],
  wanted: readonly Substitutes['protocols'][number][],
) {
  const [first] = wanted.flatMap(({ protocol_id: id }) => lines.find((line) => line.protocol_id === id) ?? [])
  return first ?? lines[0]!
}
