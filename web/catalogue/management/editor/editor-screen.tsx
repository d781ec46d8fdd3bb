import { useEffect, useRef } from 'react'
import type { AdminProduct, AdminVocabulary } from '#contract/admin-products.ts'
import { fallbackLanguage } from '#domain/languages.ts'
import { BackLink } from '../../../platform/back-link.tsx'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { LeaveWarning } from '../../../platform/leave-warning.tsx'
import { ShopLink } from '../../../platform/links.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { Spinner } from '../../../ui/form/submit-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { AvailabilityCard } from './availability-card.tsx'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { CountriesCard } from './countries-card.tsx'
import { EditingContext, wrongFields } from './editing.ts'
import { LabelCard } from './label-card.tsx'
import { PictureCard } from './picture-card.tsx'
import { PriceCard } from './price-card.tsx'
import { ProductCard } from './product-card.tsx'
import { PublishingCard } from './publishing-card.tsx'
import { StatementsCard } from './statements-card.tsx'
import { TextsCard } from './texts-card.tsx'
import { type Editor, useEditor } from './use-editor.ts'
import { VariantsCard } from './variants-card.tsx'

type EditorScreenProps = { saved: AdminProduct; vocabulary: AdminVocabulary }

/** A product with everything that an admin can change. */
export function EditorScreen({ saved, vocabulary }: EditorScreenProps) {
  const editor = useEditor(saved, vocabulary)
  const fields = useRef<HTMLDivElement>(null)
  const { problems, refusal } = editor.editing
  useEffect(() => {
    if (wrongFields({ problems, refusal }).length === 0) return
    const first = fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    first?.focus({ preventScroll: true })
    // Not at the top, where the head covers it.
    first?.scrollIntoView({ block: 'center' })
  }, [problems, refusal])
  return (
    <EditingContext value={editor.editing}>
      <LeaveWarning active={editor.changes > 0} />
      <EditorHead editor={editor} />
      <ChangedElsewhere editor={editor} />
      <FormProblem>{editor.problem}</FormProblem>
      <div
        ref={fields}
        className="mt-4 grid grid-cols-1 gap-4 min-[1180px]:grid-cols-[minmax(0,1fr)_360px] min-[1180px]:items-start"
      >
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <ProductCard />
          <TextsCard />
          <LabelCard />
          <StatementsCard />
          <VariantsCard />
          <AvailabilityCard />
          <CountriesCard />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <PublishingCard editor={editor} />
          <PriceCard editor={editor} />
          <PictureCard />
        </div>
      </div>
    </EditingContext>
  )
}

function EditorHead({ editor }: { editor: Editor }) {
  const { t } = useTranslation('admin-products')
  const { product, form } = editor.editing
  const name = form.texts[fallbackLanguage].name || Object.values(form.texts).find((text) => text.name)?.name
  return (
    <div className="sticky top-0 z-10 -mx-4 bg-paper px-4 pb-2 xl:-mx-7 xl:px-7">
      <BackLink to="/admin/products">{t('title')}</BackLink>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="text-[32px]/9.5 wrap-anywhere">{name || product.slug}</h1>
        <StatusBadge status={product.status} />
        <div className="ml-auto flex flex-wrap items-center gap-2">
          <p role="status" className="mr-2 text-small font-semibold text-amber empty:hidden">
            {editor.changes > 0 ? t('unsaved', { count: editor.changes }) : ''}
          </p>
          {product.status === 'published' ? (
            <ShopLink to={`/products/${product.slug}`} className="btn btn-plain">
              <Icon name="eye" size={18} />
              {t('see-in-shop')}
            </ShopLink>
          ) : (
            <ShopLink to={`/admin/products/${product.id}/preview`} className="btn btn-plain">
              <Icon name="eye" size={18} />
              {t('preview.open')}
            </ShopLink>
          )}
          <button
            type="button"
            className="btn btn-primary"
            disabled={editor.changes === 0}
            aria-busy={editor.isBusy || undefined}
            onClick={() => void editor.save()}
          >
            {editor.isBusy && <Spinner />}
            {t('save')}
          </button>
        </div>
      </div>
    </div>
  )
}
