import type { TemplateLine } from '#contract/content.ts'
import type { ProtocolProduct } from '#contract/protocols.ts'
import { type Language, languageNames, languageTag, otherLang } from '#domain/languages.ts'
import { noteMaximum, quantityMaximum } from '#domain/protocols/limits.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { contentText } from '#web/platform/product-words.ts'
import { Thumb } from '#web/platform/thumb.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TextArea } from '#web/ui/form/control.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import type { LineChange } from './template-lines.ts'
import type { TemplateParts } from './template-parts.ts'

type TemplateLineFieldsProps = {
  line: TemplateLine
  /** Unknown for a moment after it was added. */
  product: ProtocolProduct | undefined
  place: { isFirst: boolean; isLast: boolean }
  language: Language
  dose: TemplateParts['dose']
  onChange(change: LineChange): void
  onMove(by: 1 | -1): void
  onRemove(): void
}

export function TemplateLineFields({ product, ...props }: TemplateLineFieldsProps) {
  if (!product)
    return (
      <li className="py-4" aria-hidden="true">
        <span className="skeleton h-24 w-full" />
      </li>
    )
  return <KnownLine product={product} {...props} />
}

type KnownLineProps = TemplateLineFieldsProps & { product: ProtocolProduct }

function KnownLine({ line, product, place, language, dose, onChange, onMove, onRemove }: KnownLineProps) {
  const words = useTranslation('builder')
  useTranslation('products')
  const { t } = words
  const { name, state } = product
  const content = product.variants.find(({ id }) => id === line.product_variant_id)?.content
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 lg:grid-cols-2">
      <div className="min-w-0">
        <div className="flex items-start gap-3">
          <Thumb product={product} width={40} height={44} />
          <div className="min-w-0 flex-1">
            <p className="font-semibold wrap-anywhere" lang={otherLang(product.language, words.language)}>
              {name}
            </p>
            <p className="text-small text-ink-3">
              {[product.brand.name, content && contentText(words, content.amount, content.unit)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {state === 'gone' && (
              <Badge tone="refused" className="mt-1">
                {t('content:template.gone')}
              </Badge>
            )}
          </div>
          <MoveButtons name={name} place={place} onMove={onMove} />
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Stepper
            value={line.quantity}
            max={quantityMaximum}
            label={t('lines.quantity', { name })}
            lessLabel={t('lines.less', { name })}
            moreLabel={t('lines.more', { name })}
            onChange={(quantity) => onChange({ quantity })}
          />
          <button type="button" className="link min-h-9 text-label" onClick={onRemove}>
            {t('lines.remove-short')}
            <span className="visually-hidden"> {name}</span>
          </button>
        </div>
        {dose({ ...product, item_count: line.quantity, dose: line.dose }, (changed) =>
          onChange({ dose: changed && { ...changed, times: [...changed.times] } }),
        )}
      </div>
      <Field label={`${t('lines.note-of', { name })} (${languageNames[language]})`}>
        {(control) => (
          <TextArea
            rows={3}
            lang={languageTag(language)}
            maxLength={noteMaximum}
            value={line.notes[language] ?? ''}
            onChange={({ target }) => onChange({ notes: { ...line.notes, [language]: target.value } })}
            {...control}
          />
        )}
      </Field>
    </li>
  )
}

type MoveButtonsProps = Pick<KnownLineProps, 'place' | 'onMove'> & { name: string }

function MoveButtons({ name, place, onMove }: MoveButtonsProps) {
  const { t } = useTranslation('content')
  return (
    <div className="flex flex-none">
      {([-1, 1] as const).map((by) => {
        const isEnd = by === -1 ? place.isFirst : place.isLast
        return (
          <button
            key={by}
            type="button"
            className="inline-flex size-9 items-center justify-center rounded-control text-ink-2 hover:bg-tint aria-disabled:cursor-default aria-disabled:opacity-40"
            aria-label={t(by === -1 ? 'template.up' : 'template.down', { name })}
            aria-disabled={isEnd || undefined}
            onClick={() => !isEnd && onMove(by)}
          >
            <Icon name={by === -1 ? 'chevron-up' : 'chevron-down'} size={18} />
          </button>
        )
      })}
    </div>
  )
}
