import { useId } from 'react'
import type { FittedLine, LineToReplace, Substitute } from '#contract/substitutes.ts'
import { otherLang } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import { formatMoney, listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { contentText } from '../../platform/product-words.ts'
import { Thumb } from '../../platform/thumb.tsx'
import { Icon } from '../../ui/icon.tsx'
import { changeWords, packsWords, takenWords } from './substitute-words.ts'

type SubstituteChoiceProps = {
  substitute: Substitute
  /** How it would be taken in a protocol, and how the replaced product is taken there. */
  line: FittedLine
  former: LineToReplace
  currency: Currency
  isChosen: boolean
  onChoose(): void
}

/** A product to choose, with its dose, and what is different. */
export function SubstituteChoice({
  substitute,
  line,
  former,
  currency,
  isChosen,
  onChoose,
}: SubstituteChoiceProps) {
  const words = useTranslation('substitutes')
  useTranslation('plan')
  useTranslation('products')
  const { t, language } = words
  const id = useId()
  const { name, brand, content } = substitute
  const size = content && contentText(words, content.amount, content.unit)
  return (
    <label
      className={`grid cursor-pointer grid-cols-[20px_44px_minmax(0,1fr)] gap-x-3 rounded-card border p-3 ${isChosen ? 'border-bottle bg-tint' : 'border-line-2'}`}
    >
      <input
        type="radio"
        name="substitute"
        className="m-0 mt-0.5 size-5 appearance-none rounded-full border-[1.5px] border-field bg-surface checked:border-[6px] checked:border-bottle"
        checked={isChosen}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-facts`}
        onChange={onChoose}
      />
      <Thumb product={substitute} width={44} height={48} />
      <span className="min-w-0 wrap-anywhere">
        <span
          id={`${id}-name`}
          className="block font-serif text-[16px] leading-5 font-medium"
          lang={otherLang(substitute.language, language)}
        >
          {name}
        </span>
        <span id={`${id}-facts`} className="block text-small text-ink-2">
          <span className="block">
            {size ? t('maker', { brand: brand.name, content: size }) : brand.name}
          </span>
          <b className="mt-1.5 block font-semibold text-ink">{takenWords(words, line.dose)}</b>
          {line.amounts.map((change) => (
            <span key={change.name} className="block">
              {changeWords(words, change)}
            </span>
          ))}
          <Cost line={line} former={former} price={substitute.price} currency={currency} />
          <Differences substitute={substitute} />
        </span>
      </span>
    </label>
  )
}

type CostProps = Pick<SubstituteChoiceProps, 'line' | 'former' | 'currency'> & { price: number }

function Cost({ line, former, price, currency }: CostProps) {
  const words = useTranslation('substitutes')
  const { t } = words
  const packs = t('packs-each', { packs: packsWords(words, line), price: formatMoney(price, currency) })
  const [after, before] = [line.cost_per_day, former.cost_per_day].map(
    (cost) => cost !== null && formatMoney(cost, currency),
  )
  return (
    <>
      <span className="block">{packs}</span>
      {after && (
        <span className="block">
          {before && before !== after ? t('cost-changed', { after, before }) : t('cost', { after })}
        </span>
      )}
    </>
  )
}

/** What a client should know before they get another product. */
function Differences({ substitute }: Pick<SubstituteChoiceProps, 'substitute'>) {
  const { t, language } = useTranslation('substitutes')
  const { new_allergens: allergens, extra_ingredients: extra, delivery_form: form } = substitute
  const { lost_suitable_for: notSuitable, lost_free_from: notFree } = substitute
  const list = (names: readonly string[]) => listText(names, language)
  const warnings = [
    allergens.length > 0 &&
      t('allergens', { list: list(allergens.map((each) => t(`products:allergens.${each}`))) }),
    notSuitable.length > 0 && t('not-suitable', { list: list(notSuitable) }),
    notFree.length > 0 && t('not-free', { list: list(notFree) }),
  ].filter((warning) => warning !== false)
  return (
    <>
      {!substitute.is_same_form && form && <span className="block">{t('other-form', { form })}</span>}
      {extra.length > 0 && <span className="block">{t('extra', { list: list(extra) })}</span>}
      {warnings.map((warning) => (
        <span key={warning} className="mt-0.5 flex gap-1.5 text-amber [&>.icon]:mt-px [&>.icon]:flex-none">
          <Icon name="warning" size={16} />
          <span>{warning}</span>
        </span>
      ))}
    </>
  )
}
