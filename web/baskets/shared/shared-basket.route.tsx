import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { basketPaths } from '#contract/basket-paths.ts'
import type { SharedBasket } from '#contract/baskets.ts'
import { OtherPractitioner } from '../../cart/protocol/other-practitioner.tsx'
import { cartChanged } from '../../cart/store/cart-store.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { NoticeProblem } from '../../platform/notice-problem.tsx'
import { pageRequest } from '../../platform/request-context.ts'
import { Closed } from './closed.tsx'
import { SharedContent } from './shared-content.tsx'
import { useReaderBasket } from './use-reader-basket.ts'

export const handle = { utilities: 'all' }

/** Rendered for each request, and never cached. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = context.get(pageRequest)
  const token = params.token ?? ''
  try {
    const basket = await api.get<SharedBasket>(basketPaths.shared(token), { rendering: '1' })
    return { token, basket }
  } catch (refusal) {
    // A user who tries many links is rate limited; a valid link is answered all the same.
    if (refusal instanceof Response && [404, 429].includes(refusal.status))
      return data({ token, basket: undefined }, { status: 404 })
    throw refusal
  }
}

/** What a practitioner prepared, for a reader who has the link from the email. */
export default function SharedBasketPage() {
  const { token, basket: rendered } = useLoaderData<typeof loader>()
  const { t } = useTranslation('baskets')
  useTranslation('products')
  const { basket, isReaders, problem, retry } = useReaderBasket(token, rendered)
  return (
    <div className="wrap pt-4 pb-18 md:pt-8 md:pb-[90px]">
      <PageHead title={t('shared.page')} description={t('shared.description')} indexed={false} />
      {basket === undefined ? (
        <Closed />
      ) : basket.state === 'withdrawn' || basket.state === 'expired' ? (
        <Closed state={basket.state} practitioner={basket.practitioner} />
      ) : (
        <SharedContent
          token={token}
          basket={basket}
          isReaders={isReaders}
          problem={problem && <NoticeProblem onRetry={retry}>{problem}</NoticeProblem>}
          onTaken={cartChanged}
          choice={basket.client_id !== null && <OtherPractitioner clientId={basket.client_id} />}
        />
      )}
    </div>
  )
}
