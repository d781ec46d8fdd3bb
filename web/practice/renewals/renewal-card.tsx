import type { Renewal } from '#contract/renewals.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { ActionProblem } from '../../ui/action-problem.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { cardSurface } from '../../ui/card.tsx'
import { ProductThumbs } from '../product-thumbs.tsx'
import { RenewalAction } from './renewal-action.tsx'
import { RenewalMenu, useMarkContacted } from './renewal-menu.tsx'
import { renewalTones, renewalWords } from './renewal-words.ts'

/** A protocol that a client follows, and what to do about it. */
export function RenewalCard({ renewal }: { renewal: Renewal }) {
  const words = useTranslation('renewals')
  const { client, protocol, products, state } = renewal
  const { problem, markContacted } = useMarkContacted(renewal)
  const { when, about } = renewalWords(words, renewal, new Date())
  return (
    <article className={`${cardSurface} p-4`}>
      <div className="flex items-start gap-2.5">
        <Avatar {...client} size={34} />
        <div className="min-w-0 flex-1 leading-4.5 wrap-anywhere">
          <h3 className="font-sans text-[15px] leading-5 font-semibold">
            <ShopLink
              to={`/account/practitioner/clients/${client.id}`}
              data-renewal={renewal.id}
              className="hover:underline hover:underline-offset-3"
            >
              {personName(client)}
            </ShopLink>
          </h3>
          <p className="text-micro text-ink-3">{protocol.name}</p>
        </div>
        <RenewalMenu renewal={renewal} onContacted={() => void markContacted()} />
      </div>
      <ProductThumbs products={products} width={46} height={50} className="gap-1.25 mt-3" />
      <p className="mt-2.5 flex flex-wrap items-baseline justify-between gap-x-2">
        <b className={`text-[14px]/5 font-semibold ${renewalTones[state]}`}>{when}</b>
        <span className="text-micro text-ink-3">{about}</span>
      </p>
      <RenewalAction renewal={renewal} />
      <ActionProblem className="mt-1.5">{problem}</ActionProblem>
    </article>
  )
}
