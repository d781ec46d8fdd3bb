import { useNavigate } from 'react-router'
import type { Basket } from '#contract/baskets.ts'
import { commaList, type Language } from '#domain/languages.ts'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useAction } from '../../platform/use-action.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { latestText, stateTones } from '../basket-words.ts'
import { startBasket, useBaskets } from '../use-baskets.ts'

type BasketsCardProps = { clientId: number; canPrepare: boolean }

/** What was prepared for a client to buy, and what became of it. */
export function BasketsCard({ clientId, canPrepare }: BasketsCardProps) {
  const { t } = useTranslation('baskets')
  const answer = useBaskets(clientId)
  return (
    <Card title={t('title')} end={canPrepare && <PrepareButton clientId={clientId} />}>
      <Loaded answer={answer} waiting={<p className="skeleton mt-3 h-12 w-full" />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="mt-1.5 text-ink-2">{t('none')}</p>
          ) : (
            <ul className="mt-2 [&>li+li]:border-t [&>li+li]:border-line">
              {data.map((basket) => (
                <BasketRow key={basket.id} basket={basket} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

function BasketRow({ basket }: { basket: Basket }) {
  const words = useTranslation('baskets')
  const { t, language } = words
  const { id, client, state, products, total_price_after_discount: total, currency } = basket
  const about = [t('products', { count: products.length }), latestText(words, basket)]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3">
      <p className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
        <ShopLink to={`/account/practitioner/clients/${client.id}/baskets/${id}`} className="link">
          {namesOf(basket, t('empty'), language)}
        </ShopLink>
        <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>
      </p>
      <span className="text-end">{formatMoney(total, currency)}</span>
      <p className="col-span-full text-small text-ink-2 first-letter:uppercase">
        {commaList(about, language)}
      </p>
    </li>
  )
}

function namesOf({ products }: Basket, empty: string, language: Language): string {
  const [first, ...others] = products
  if (!first) return empty
  return others.length === 0 ? first.name : `${first.name} + ${formatNumber(others.length, language)}`
}

function PrepareButton({ clientId }: { clientId: number }) {
  const { t } = useTranslation('baskets')
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const { isBusy, problem, run } = useAction()

  const prepare = () =>
    run(async () => {
      const { id } = await startBasket(clientId)
      await navigate(pathOf(`/account/practitioner/clients/${clientId}/baskets/${id}`))
    })

  return (
    <>
      <button
        type="button"
        className="btn btn-plain btn-dense"
        aria-busy={isBusy || undefined}
        onClick={() => void prepare()}
      >
        <Icon name="bag" size={16} />
        {t('prepare')}
      </button>
      <p role="alert" className="basis-full text-small text-madder empty:hidden">
        {problem}
      </p>
    </>
  )
}
