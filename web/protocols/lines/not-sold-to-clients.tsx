import { protocolPaths } from '#contract/protocol-paths.ts'
import type { Protocol } from '#contract/protocols.ts'
import type { ShareList } from '#contract/sharing.ts'
import { sharingTypes } from '#domain/accounts/user-types.ts'
import { listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { NotSoldProduct } from '../../platform/not-sold-product.tsx'
import { useSession } from '../../platform/session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { useDataOfRevision } from '../edits/use-data-of-revision.ts'
import { ReplaceButton } from '../substitutes/replace-button.tsx'
import { clientsWithout, type NotSoldTo } from './clients-without.ts'

type NotSoldToClientsProps = { protocol: Pick<Protocol, 'protocol_id' | 'shared_with' | 'revision'> }

/** What clients with whom a protocol is shared cannot buy where they live, why, and what could replace it. */
export function NotSoldToClients({ protocol }: NotSoldToClientsProps) {
  const { user } = useSession()
  const { protocol_id: protocolId, shared_with: clients, revision } = protocol
  const mayShare = user !== undefined && sharingTypes.includes(user.user_type_id)
  const { data: shares } = useDataOfRevision<ShareList>(
    mayShare && clients > 0 ? protocolPaths.shares(protocolId) : null,
    revision,
  )
  const listed = clientsWithout(shares?.data ?? [])
  return (
    <div role="status" className="no-print">
      {listed.length > 0 && <Listed protocolId={protocolId} listed={listed} />}
    </div>
  )
}

type ListedProps = { protocolId: number; listed: readonly NotSoldTo[] }

function Listed({ protocolId, listed }: ListedProps) {
  const { t, language } = useTranslation('builder')
  return (
    <ul className="my-3 grid gap-2">
      {listed.map(({ notSold, names }) => (
        <li
          key={`${notSold.product_variant_id} ${notSold.reason}`}
          className="flex gap-2.5 rounded-control bg-amber-soft px-3.5 py-3 text-small [&>.icon]:text-amber"
        >
          <Icon name="warning" size={18} />
          <div className="min-w-0 flex-1 wrap-anywhere">
            <b className="block font-semibold text-amber">
              {t('lines.not-sold-to', { product: notSold.name, names: listText(names, language) })}
            </b>
            <NotSoldProduct notSold={notSold} />
            <ReplaceButton
              product={{ name: notSold.name, variantId: notSold.product_variant_id }}
              protocolId={protocolId}
              text={t('lines.replace')}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
