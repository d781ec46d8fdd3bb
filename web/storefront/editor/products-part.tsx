import { type ReactNode, useId } from 'react'
import { recommendedMaximum } from '#domain/storefront/limits.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { SortableItem, SortableList } from '../../platform/sortable.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useEditing } from './editor-context.ts'
import { useRecommended } from './use-recommended.ts'

/** Renders the search of products; called with what a press on one does. */
export type RenderSearch = (onAdd: (variantId: number) => void) => ReactNode

export function ProductsPart({ search }: { search: RenderSearch }) {
  const { t } = useTranslation('storefront')
  const { editor, content } = useEditing()
  const { product_variant_ids: ids } = content
  const id = useId()
  const products = useRecommended(ids)
  const nameOf = (variantId: number) =>
    products.find(({ product_variant_id }) => product_variant_id === variantId)?.product.name ??
    t('editor.product')
  const set = (change: (now: number[]) => number[]) =>
    editor.change((now) => ({ ...now, product_variant_ids: change(now.product_variant_ids) }))
  return (
    <>
      <p id={id} className="text-small text-ink-2">
        {t('editor.products-hint', { maximum: recommendedMaximum })}
      </p>
      <SortableList
        ids={ids}
        className="grid gap-2"
        onMove={(variantId, to) =>
          set((now) => {
            const place = now.indexOf(to)
            return now.filter((each) => each !== variantId).toSpliced(place, 0, variantId)
          })
        }
      >
        {ids.map((variantId) => (
          <SortableItem key={variantId} id={variantId} name={nameOf(variantId)}>
            {(grip) => (
              <div className="flex items-center gap-1 rounded-control border border-line-2 bg-surface">
                {grip}
                <p className="min-w-0 flex-1 py-2 text-[15px]/5 font-semibold wrap-anywhere">
                  {nameOf(variantId)}
                </p>
                <button
                  type="button"
                  className="flex size-11 flex-none items-center justify-center rounded-control text-ink-2 hover:text-madder"
                  aria-label={t('editor.remove', { name: nameOf(variantId) })}
                  onClick={() => set((now) => now.filter((each) => each !== variantId))}
                >
                  <Icon name="trash" size={18} />
                </button>
              </div>
            )}
          </SortableItem>
        ))}
      </SortableList>
      {ids.length >= recommendedMaximum ? (
        <p className="text-small text-ink-3">{t('editor.full')}</p>
      ) : (
        search((variantId) => set((now) => [...new Set([...now, variantId])].slice(0, recommendedMaximum)))
      )}
    </>
  )
}
