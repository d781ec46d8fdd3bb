import type { OrderItem } from '#contract/orders.ts'
import { refundablePacks } from '#domain/orders/packs.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { packText } from '../../platform/product-words.ts'
import { Thumb } from '../../platform/thumb.tsx'
import { TickBox } from '../../ui/form/tick-box.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { productName } from '../detail/layout.tsx'
import { packsText } from '../words.ts'

type ChooseLineProps = {
  item: OrderItem
  /** Of the packs that can be returned; none: the line is kept. */
  packs: number
  amount: string
  onPacks(packs: number): void
}

export function ChooseLine({ item, packs, amount, onPacks }: ChooseLineProps) {
  const words = useTranslation('orders')
  const { t, language } = words
  const left = refundablePacks(item)
  const number = (count: number) => formatNumber(count, language)
  const of = t('withdraw.of', { count: left, packs: number(packs), left: number(left) })
  const content = packText(words, item.product)
  // The stepper is gone with the last pack.
  const line = useFocusIfLost<HTMLLIElement>(boxOf)
  return (
    <li
      ref={line}
      data-testid="withdraw-line"
      className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-b border-line py-3.25 @min-[560px]/withdraw:flex-nowrap"
    >
      <label className="flex min-w-0 flex-[1_1_220px] items-center gap-3.5">
        <TickBox checked={packs > 0} onChange={() => onPacks(packs > 0 ? 0 : left)} />
        <Thumb product={item.product} width={52} height={58} />
        <span className="min-w-0">
          <span className={`block ${productName}`}>{item.name}</span>
          <span className="block text-small text-ink-2">
            {left === 1
              ? content
              : packs === 0
                ? packsText(words, left, item.product)
                : content
                  ? t('withdraw.of-content', { of, content })
                  : of}
          </span>
        </span>
      </label>
      {packs > 0 && left > 1 && (
        <Stepper
          className="ml-9 h-11 @min-[560px]/withdraw:ml-0 @min-[560px]/withdraw:h-9 [&_button]:size-10.5 @min-[560px]/withdraw:[&_button]:size-8.5"
          value={packs}
          min={0}
          max={left}
          label={t('withdraw.packs-of', { name: item.name })}
          lessLabel={t('withdraw.less')}
          moreLabel={t('withdraw.more')}
          removeLabel={t('withdraw.less')}
          onChange={onPacks}
          onRemove={() => onPacks(0)}
        />
      )}
      <b className="ml-auto min-w-17.5 text-end font-bold empty:hidden">{packs > 0 && amount}</b>
    </li>
  )
}

const boxOf = (line: HTMLElement) => line.querySelector('input')
