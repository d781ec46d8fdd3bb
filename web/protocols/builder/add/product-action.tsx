import { useLayoutEffect, useRef } from 'react'
import type { ProtocolProduct } from '#contract/protocols.ts'
import { gateAllows, practitionerOnlyKey } from '#domain/accounts/role-gate.ts'
import { practitionerTypes } from '#domain/accounts/user-types.ts'
import { brandAndName } from '#domain/catalogue/brand-and-name.ts'
import { quantityMaximum } from '#domain/protocols/limits.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { useSession } from '../../../platform/session/session.ts'
import type { ProductInSlot } from '../../../platform/slots.tsx'
import { useStore } from '../../../platform/store/create-store.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { Utilities } from '../../../ui/utilities/utilities.tsx'
import { editProtocol, useLine, useProtocolName } from '../../edits/protocol-store.ts'
import { afterPaint } from '../after-paint.ts'
import { builderState } from '../builder-state.ts'
import { builder } from '../store.ts'
import { useIsPhone } from '../use-screen.ts'
import { flyToBar, shownPicture } from './fly-to-bar.ts'

type ProductActionProps = {
  product: ProductInSlot
  place: 'card' | 'row' | 'page'
  onElsewhere?: (() => void) | undefined
}

const stepperLine = 'border-[color-mix(in_srgb,var(--color-bottle)_35%,transparent)]'
const stepperButtons = '[&_button]:h-9.5 [&_button]:w-9 [&_button]:text-bottle pointer-coarse:[&_button]:w-11'

/** Sizes by place; button and stepper have touch areas larger than they look. */
const styles = {
  card: {
    around: 'h-10 min-w-0 flex-1 pointer-coarse:h-11',
    button: 'min-h-10 flex-1 pointer-coarse:min-h-11',
    stepper: `h-10 flex-1 [--stepper-ground:var(--color-tint)] pointer-coarse:min-h-11 ${stepperLine} ${stepperButtons}`,
  },
  row: {
    around: 'h-9 w-26 flex-none',
    button: 'h-9 min-h-9 flex-1',
    stepper:
      'h-9 min-h-9 flex-1 border-line-2 [--stepper-ground:var(--color-surface)] [&_button]:h-8.5 [&_button]:w-8 [&_button]:text-ink-2',
  },
  page: {
    around: 'min-h-16 justify-between gap-4 rounded-card bg-tint px-4 py-2.75',
    button: 'h-10 min-h-10 w-40 flex-none bg-surface',
    stepper: `h-10 w-40 flex-none bg-surface [--stepper-ground:var(--color-tint)] ${stepperLine} ${stepperButtons}`,
  },
}

/** Adds a product to the active protocol; once added, shows its number of packs. */
export function ProductAction({ product, place, onElsewhere }: ProductActionProps) {
  // Only the values needed: a catalogue full of buttons is not rendered again when the panel is resized.
  const isAuthorized = useStore(builderState, (now) => now.state !== 'Unauthorized')
  const activeId = useStore(builderState, (now) => (now.isOn ? now.activeId : null))
  const line = useLine(activeId, product, place === 'page')
  const { own, press } = useFocusHandover(line !== undefined)
  if (!isAuthorized) return null
  return (
    <>
      <Utilities of="all" />
      <div
        ref={own}
        className={`relative z-1 flex items-center ${styles[place].around}`}
        data-added={line ? true : undefined}
      >
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
            place={place}
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
      className={`pointer-coarse:[&_button]:after:absolute pointer-coarse:[&_button]:after:inset-x-0 pointer-coarse:[&_button]:after:top-1/2 pointer-coarse:[&_button]:after:h-12 pointer-coarse:[&_button]:after:-translate-y-1/2 [&_:is(input,span[aria-hidden])]:flex-1 [&_:is(input,span[aria-hidden])]:text-[13px] [&_:is(input,span[aria-hidden])]:text-bottle ${styles[place].stepper}`}
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

type AddButtonProps = Pick<ProductActionProps, 'product' | 'place'> & {
  /** Absent without a protocol to add it to. */
  onAdd: (() => void) | undefined
  onElsewhere: (() => void) | undefined
}

function AddButton({ product, place, onAdd, onElsewhere }: AddButtonProps) {
  const { t } = useTranslation('builder')
  const { user } = useSession()
  const { practitionerOnly = false } = product
  if (!gateAllows(gateOf(practitionerOnly), user?.user_type_id)) {
    return (
      <p
        className={`flex items-center gap-1.5 text-ink-2 ${place === 'row' ? 'text-[12px]/[16px]' : 'text-[13px]/[16px]'}`}
      >
        <Icon name="lock" size={16} />
        {t('add.closed')}
      </p>
    )
  }
  return (
    <button
      type="button"
      className={`btn btn-outline touch-manipulation px-2 py-1.5 text-[14px] pointer-coarse:relative pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:top-1/2 pointer-coarse:after:h-12 pointer-coarse:after:-translate-y-1/2 ${styles[place].button}`}
      aria-label={t('add.name', { name: brandAndName(product) })}
      onClick={({ currentTarget }) => {
        const shown = shownPicture(currentTarget)
        onAdd?.()
        // The displayed variant is loaded already; another size would have to be loaded.
        builder.add({ ...product, picture: shown?.currentSrc || product.picture })
        if (onAdd && shown) afterPaint(() => flyToBar(shown))
        // A protocol has to be chosen first.
        if (!onAdd) onElsewhere?.()
      }}
    >
      <Icon name="plus" size={18} />
      {t('add.label')}
    </button>
  )
}

/** A product page names the active protocol. */
function ActiveName({ activeId }: { activeId: number | null }) {
  const { t } = useTranslation('builder')
  const name = useProtocolName(activeId)
  return (
    <p className="min-w-0 text-micro text-ink-2">
      <span>{t(name === undefined ? 'add.no-protocol' : 'add.active')}</span>
      {name !== undefined && (
        <b className="block truncate font-serif text-[16px]/[21px] font-medium text-ink normal-nums">
          {name}
        </b>
      )}
    </p>
  )
}

/** Button and stepper replace each other: the focus moves to the new one. */
function useFocusHandover(isInProtocol: boolean) {
  const own = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when they replace each other
  useLayoutEffect(() => {
    if (!isPressed.current) return
    isPressed.current = false
    // Focusing forces a layout: once per frame is enough.
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
