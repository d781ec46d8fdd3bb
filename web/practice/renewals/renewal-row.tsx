import type { ReactNode } from 'react'
import type { Renewal } from '#contract/renewals.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { ActionProblem } from '../../ui/action-problem.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'
import { ProductThumbs } from '../product-thumbs.tsx'
import { RenewalAction } from './renewal-action.tsx'
import { RenewalMenu, useMarkContacted } from './renewal-menu.tsx'
import { renewalTones, renewalWords } from './renewal-words.ts'

export function RenewalTable({ children }: { children: ReactNode }) {
  const { t } = useTranslation('renewals')
  return (
    <Table
      className="md:table-fixed"
      head={
        <>
          <ColumnName className="md:w-[26%]">{t('list.client')}</ColumnName>
          <ColumnName className="md:w-[19%]">{t('list.when')}</ColumnName>
          <ColumnName className="md:w-[24%]">{t('list.products')}</ColumnName>
          <ColumnName atEnd>{t('list.action')}</ColumnName>
          <ColumnName className="md:w-14">
            <span className="visually-hidden">{t('list.more')}</span>
          </ColumnName>
        </>
      }
    >
      {children}
    </Table>
  )
}

/** What a card of the board says, in a row. */
export function RenewalRow({ renewal }: { renewal: Renewal }) {
  const words = useTranslation('renewals')
  const { client, protocol, products, state } = renewal
  const { problem, markContacted } = useMarkContacted(renewal)
  const { when, about } = renewalWords(words, renewal, new Date())
  return (
    <Row className="relative max-md:grid max-md:gap-2 last:border-b-0 md:last:[&>td]:border-b-0">
      <Cell className="max-md:pr-11">
        <span className="flex items-center gap-2.5 wrap-anywhere">
          <Avatar {...client} size={34} />
          <span className="min-w-0 leading-5">
            <ShopLink
              to={`/account/practitioner/clients/${client.id}`}
              data-renewal={renewal.id}
              className="block font-semibold hover:underline hover:underline-offset-3"
            >
              {personName(client)}
            </ShopLink>
            <span className="text-micro text-ink-3">{protocol.name}</span>
          </span>
        </span>
      </Cell>
      <Cell>
        <b className={`block font-semibold ${renewalTones[state]}`}>{when}</b>
        <span className="text-micro text-ink-3">{about}</span>
      </Cell>
      <Cell>
        <ProductThumbs products={products} width={46} height={50} className="gap-1.25 flex-wrap" />
      </Cell>
      <Cell atEnd>
        <RenewalAction renewal={renewal} isInRow />
        <ActionProblem className="mt-1">{problem}</ActionProblem>
      </Cell>
      <Cell atEnd className="max-md:absolute max-md:top-3 max-md:right-0">
        <RenewalMenu renewal={renewal} onContacted={() => void markContacted()} />
      </Cell>
    </Row>
  )
}
