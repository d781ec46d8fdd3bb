import { useLayoutEffect, useRef } from 'react'
import type { ProtocolProduct } from '#contract/protocols.ts'
import { opensFor, practitionerOnlyKey } from '#domain/accounts/role-gate.ts'
import { practitionerTypes } from '#domain/accounts/user-types.ts'
import { brandAndName } from '#domain/catalogue/brand-and-name.ts'
import { quantityMaximum } from '#domain/protocols/limits.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { useSession } from '../../../platform/session/session.ts'
import type { ProductInSlot } from '../../../platform/slots.tsx'
import { useStore } from '../../../platform/store/create-store.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { editProtocol, useLine, useProtocolName } from '../../edits/protocol-store.ts'
import { afterPaint } from '../after-paint.ts'
import { builderState } from '../builder-state.ts'
import { builder } from '../store.ts'
import { useIsPhone } from '../use-screen.ts'
import styles from './add.css?url'
import { shownPicture, travel } from './travel.ts'

type ProductActionProps = {
  product: ProductInSlot
  place: 'card' | 'row' | 'page'
  onElsewhere?: (() => void) | undefined
}

/** Adds a product to the active protocol; once it is in there, counts its packs. */
export function ProductAction({ product, place, onElsewhere }: ProductActionProps) {
  // Only what is needed: a catalogue full of buttons does not stir when the panel is drawn wider.
  const isAuthorized = useStore(builderState, (now) => now.state !== 'Unauthorized')
  const activeId = useStore(builderState, (now) => (now.isOn ? now.activeId : null))
  const line = useLine(activeId, product, place === 'page')
  const { own, press } = useGoingOn(line !== undefined)
  if (!isAuthorized) return null
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div ref={own} className={`add add-${place}`}>
        {place === 'page' && <ActiveName activeId={activeId} />}
        {activeId !== null && line ? (
          <Packs
            protocolId={activeId}
            line={line}
            name={brandAndName(product)}
            place={place}
            onLast={press}
          />
        ) : (
          <AddButton
            product={product}
            onAdd={activeId === null ? undefined : press}
            onElsewhere={onElsewhere}
          />
        )}
      </div>
    </>
  )
}

type PacksProps = {
  protocolId: number
  line: ProtocolProduct
  name: string
  place: ProductActionProps['place']
  onLast(): void
}

function Packs({ protocolId, line, name, place, onLast }: PacksProps) {
  const { t } = useTranslation('builder')
  const isPhone = useIsPhone()
  const { item_count: quantity, product_variant_id: variantId } = line
  return (
    <Stepper
      className="add-stepper"
      value={quantity}
      max={quantityMaximum}
      text={isPhone || place === 'row' ? undefined : t('add.in-protocol', { count: quantity })}
      label={t('add.quantity', { name })}
      lessLabel={t('add.less', { name })}
      moreLabel={t('add.more', { name })}
      removeLabel={t('add.remove', { name })}
      onChange={(to) => editProtocol(protocolId, { kind: 'change', variantId, quantity: to })}
      onRemove={() => {
        onLast()
        editProtocol(protocolId, { kind: 'remove', variantId })
      }}
    />
  )
}

type AddButtonProps = {
  product: ProductInSlot
  /** Absent while there is no protocol to add it to. */
  onAdd: (() => void) | undefined
  onElsewhere: (() => void) | undefined
}

function AddButton({ product, onAdd, onElsewhere }: AddButtonProps) {
  const { t } = useTranslation('builder')
  const { user } = useSession()
  const { practitionerOnly = false } = product
  if (!opensFor(gateOf(practitionerOnly), user?.user_type_id)) {
    return (
      <p className="add-closed">
        <Icon name="lock" size={16} />
        {t('add.closed')}
      </p>
    )
  }
  return (
    <button
      type="button"
      className="btn btn-outline add-button"
      aria-label={t('add.name', { name: brandAndName(product) })}
      onClick={({ currentTarget }) => {
        const shown = shownPicture(currentTarget)
        onAdd?.()
        // The one on screen is here already; another size of it would have to be fetched.
        builder.add({ ...product, picture: shown?.currentSrc || product.picture })
        if (onAdd && shown) afterPaint(() => travel(shown))
        // A protocol has to be chosen first.
        if (!onAdd) onElsewhere?.()
      }}
    >
      <Icon name="plus" size={18} />
      {t('add.label')}
    </button>
  )
}

/** On a product's page it is said which protocol is meant. */
function ActiveName({ activeId }: { activeId: number | null }) {
  const { t } = useTranslation('builder')
  const name = useProtocolName(activeId)
  return (
    <p className="add-active">
      <span>{t(name === undefined ? 'add.no-protocol' : 'add.active')}</span>
      {name !== undefined && <b>{name}</b>}
    </p>
  )
}

/** Button and stepper take each other's place: who pressed the one goes on from the other. */
function useGoingOn(isInProtocol: boolean) {
  const own = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when they change places
  useLayoutEffect(() => {
    if (!isPressed.current) return
    isPressed.current = false
    // Focusing lays the page out: once is enough for a frame.
    requestAnimationFrame(() =>
      own.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true }),
    )
  }, [isInProtocol])
  const press = () => {
    isPressed.current = true
  }
  return { own, press }
}

const gateOf = (practitionerOnly: boolean) => ({
  allowed: practitionerTypes,
  condition: { key: practitionerOnlyKey, value: practitionerOnly },
})
