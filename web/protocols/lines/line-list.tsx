import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Protocol } from '#contract/protocols.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import type { useFocusBesideRemoved } from '../../ui/use-focus-beside-removed.ts'
import { Utilities } from '../../ui/utilities/utilities.tsx'
import { editProtocol } from '../edits/protocol-store.ts'
import { dragLine } from './drag-line.ts'
import { NotSoldToClients } from './not-sold-to-clients.tsx'
import { type Grip, ProtocolLine } from './protocol-line.tsx'
import { moved, placeAfterKey } from './reorder.ts'

/** As many as any screen shows at first: a long list opens as fast as a short one. */
const shownAtOnce = 8

type LineListProps = {
  protocol: Protocol
  /** Of the component that shows something else once the last line is removed. */
  focus: ReturnType<typeof useFocusBesideRemoved<HTMLOListElement>>
  /** With room for columns: shows the brand, too, and the dose in two rows. */
  isWide?: boolean
  /** The level of the headings below which they are. */
  headingLevel?: 3 | 4
}

/** The lines of a protocol, edited and reordered by pointer or keyboard. */
export function LineList({ protocol, focus, isWide = false, headingLevel = 4 }: LineListProps) {
  const { t } = useTranslation('builder')
  const { protocol_id: protocolId, products } = protocol
  const grip = useGrip(protocol)
  const shown = useDeferredValue(products.length, Math.min(products.length, shownAtOnce))
  return (
    <>
      <Utilities of="all" />
      <NotSoldToClients protocol={protocol} />
      <ol
        ref={focus.list}
        className="group/lines [--line-gutter:20px] max-lg:[--line-gutter:16px]"
        aria-label={t('lines.label')}
        onFocus={focus.remember}
        onBlur={focus.forget}
      >
        {products.slice(0, shown).map((product) => (
          <ProtocolLine
            key={product.product_variant_id}
            protocolId={protocolId}
            product={product}
            currency={protocol.currency}
            isWide={isWide}
            headingLevel={headingLevel}
            grip={products.length > 1 ? grip.handlers : undefined}
          />
        ))}
      </ol>
      <p className="visually-hidden" aria-live="assertive">
        {grip.said}
      </p>
    </>
  )
}

/** Handlers that stay the same while lines change, so that of 200 lines only the changed one is rendered again. */
function useGrip(protocol: Protocol) {
  const { t } = useTranslation('builder')
  const [said, say] = useState('')
  const now = useRef({ protocol, t })
  useLayoutEffect(() => {
    now.current = { protocol, t }
  }, [protocol, t])

  const move = useCallback((from: number, to: number) => {
    const { protocol, t } = now.current
    const { products } = protocol
    const name = products[from]?.name
    if (from === to || name === undefined) return
    const variantIds = moved(products, from, to).map((product) => product.product_variant_id)
    editProtocol(protocol.protocol_id, { kind: 'order', variantIds })
    say(t('lines.moved', { name, place: to + 1, count: products.length }))
  }, [])

  const handlers = useMemo<Grip>(
    () => ({
      onPointerDown(event) {
        const line = event.currentTarget.closest('li')
        if (!line || event.button !== 0) return
        event.preventDefault()
        event.currentTarget.focus()
        dragLine(event.nativeEvent, line, move)
      },
      onKeyDown(event) {
        const line = event.currentTarget.closest('li')
        const lines = [...(line?.parentElement?.children ?? [])]
        const from = line ? lines.indexOf(line) : -1
        const to = placeAfterKey(event.key, from, lines.length)
        if (to === undefined) return
        event.preventDefault()
        move(from, to)
      },
    }),
    [move],
  )
  return { handlers, said }
}
