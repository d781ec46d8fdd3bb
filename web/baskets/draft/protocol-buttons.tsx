import { useState } from 'react'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { Protocol } from '#contract/protocols.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { useAction } from '../../platform/use-action.ts'
import { ActionProblem } from '../../ui/action-problem.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Needed } from './draft-lines.ts'

export type TakenProtocol = { id: number; name: string }
type ProtocolButtonsProps = {
  protocols: readonly TakenProtocol[]
  onTake(name: string, products: readonly Needed[]): void
}

/** Takes over the packs of a client's protocol in one press. */
export function ProtocolButtons({ protocols, onTake }: ProtocolButtonsProps) {
  const { t } = useTranslation('baskets')
  const [busyId, setBusyId] = useState<number>()
  const { problem, run } = useAction()
  if (protocols.length === 0) return null

  async function take({ id, name }: TakenProtocol) {
    if (busyId !== undefined) return
    setBusyId(id)
    await run(async () => {
      const { products } = await callAccount<Protocol>(protocolPaths.one(id))
      onTake(name, products)
    })
    setBusyId(undefined)
  }

  return (
    <div className="mt-4">
      <p className="text-small text-ink-2">{t('draft.from-protocol')}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {protocols.map((protocol) => (
          <li key={protocol.id} className="min-w-0">
            <button
              type="button"
              className="btn btn-outline btn-dense max-w-full"
              aria-busy={busyId === protocol.id || undefined}
              onClick={() => void take(protocol)}
            >
              <Icon name="plus" size={16} />
              <span className="truncate">{protocol.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <ActionProblem className="mt-2">{problem}</ActionProblem>
    </div>
  )
}
