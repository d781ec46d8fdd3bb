import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { SortableItem, SortableList } from '../../../platform/sortable.tsx'
import { Card } from '../../../ui/card.tsx'
import { Select } from '../../../ui/form/control.tsx'
import { useEditing } from './editing.ts'
import { LabelLine } from './label-line.tsx'
import type { TypedLine } from './product-form.ts'

/** The amounts of the daily portion, line by line as on the pack. */
export function LabelCard() {
  const { t } = useTranslation('admin-products')
  const { form, vocabulary, change } = useEditing()
  const { lines } = form
  const ids = lines.map(({ key }) => key)

  function add(slug: string) {
    const ingredient = vocabulary.ingredients.find((each) => each.slug === slug)
    const line: TypedLine = {
      key: Math.max(0, ...ids.map((id) => id + 1)),
      ingredient: ingredient?.slug ?? null,
      name: ingredient?.name ?? '',
      form: '',
      amount: '',
      unit: '',
      nrv: '',
    }
    change({ lines: [...lines, line] })
  }

  function move(id: number, to: number) {
    const rest = lines.filter(({ key }) => key !== id)
    const moved = lines.find(({ key }) => key === id)!
    change({ lines: rest.toSpliced(ids.indexOf(to), 0, moved) })
  }

  return (
    <Card
      title={t('cards.label')}
      end={<span className="text-[13px] text-ink-3">{t('label.regulation')}</span>}
    >
      <SortableList ids={ids} className="mt-3 grid" onMove={move}>
        {lines.map((line, at) => (
          <SortableItem
            key={line.key}
            id={line.key}
            name={line.name}
            className="border-b border-line bg-surface"
          >
            {(grip) => (
              <LabelLine
                line={line}
                at={at}
                grip={grip}
                onChange={(changed) =>
                  change({ lines: lines.map((each) => (each.key === line.key ? changed : each)) })
                }
                onRemove={() => change({ lines: lines.filter(({ key }) => key !== line.key) })}
              />
            )}
          </SortableItem>
        ))}
      </SortableList>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Select
          height={40}
          className="w-70 max-w-full"
          aria-label={t('label.add')}
          value=""
          onChange={({ target }) => add(target.value)}
        >
          <option value="">{t('label.add')}</option>
          <option value="other">{t('label.other')}</option>
          {vocabulary.ingredients.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
        <p className="text-[13px] text-ink-3">{t('label.no-nrv')}</p>
      </div>
    </Card>
  )
}
