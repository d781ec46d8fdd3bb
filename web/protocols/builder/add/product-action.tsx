import { useRef, useSyncExternalStore } from 'react'
import { opensFor, practitionerOnlyKey } from '#domain/accounts/role-gate.ts'
import { practitionerTypes } from '#domain/accounts/user-types.ts'
import type { Builder } from '#domain/protocols/builder/builder.ts'
import { quantityMaximum } from '#domain/protocols/limits.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { useSession } from '../../../platform/session/session.ts'
import type { ProductInSlot } from '../../../platform/slots.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { editProtocol, useLine, useProtocolName } from '../../edits/protocol-store.ts'
import { builderState } from '../builder-state.ts'
import { builder } from '../store.ts'
import { useIsPhone } from '../use-screen.ts'
import styles from './add.css?url'
import { travel } from './travel.ts'

type ProductActionProps = { product: ProductInSlot; place: 'card' | 'row' | 'page' }

/** Adds a product to the active protocol; once it is in there, counts its packs. */
export function ProductAction({ product, place }: ProductActionProps) {
  const isAuthorized = useOf((now) => now.state !== 'Unauthorized')
  if (!isAuthorized) return null
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className={`add add-${place}`}>
        {place === 'page' && <ActiveName />}
        <Control product={product} place={place} />
      </div>
    </>
  )
}

function Control({ product, place }: ProductActionProps) {
  const { t } = useTranslation('builder')
  const { user } = useSession()
  const isPhone = useIsPhone()
  const own = useRef<HTMLButtonElement>(null)
  const activeId = useOf((now) => (now.isOn ? now.activeId : null))
  const line = useLine(activeId, product, place === 'page')
  const { name, practitionerOnly = false } = product

  if (activeId !== null && line) {
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
        onChange={(to) => editProtocol(activeId, { kind: 'change', variantId, quantity: to })}
        onRemove={() => editProtocol(activeId, { kind: 'remove', variantId })}
      />
    )
  }
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
      ref={own}
      type="button"
      className="btn btn-outline add-button"
      aria-label={t('add.name', { name })}
      onClick={() => {
        if (activeId !== null && own.current) travel(own.current)
        builder.add(product)
      }}
    >
      <Icon name="plus" size={18} />
      {t('add.label')}
    </button>
  )
}

/** On a product's page it is said which protocol is meant. */
function ActiveName() {
  const { t } = useTranslation('builder')
  const name = useProtocolName(useOf((now) => (now.isOn ? now.activeId : null)))
  return (
    <p className="add-active">
      <span>{t(name === undefined ? 'add.no-protocol' : 'add.active')}</span>
      {name !== undefined && <b>{name}</b>}
    </p>
  )
}

const gateOf = (practitionerOnly: boolean) => ({
  allowed: practitionerTypes,
  condition: { key: practitionerOnlyKey, value: practitionerOnly },
})

/** Something of the builder: a catalogue full of buttons does not stir when the panel is drawn wider. */
function useOf<Value extends number | boolean | null>(read: (now: Builder) => Value): Value {
  const snapshot = () => read(builderState.get())
  return useSyncExternalStore(builderState.subscribe, snapshot, snapshot)
}
