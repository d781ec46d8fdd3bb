import { requiredFacts } from '#domain/catalogue/required-facts.ts'
import { languageNames } from '#domain/languages.ts'
import { listText } from '../../../platform/formats.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useEditing } from './editing.ts'
import type { Editor } from './use-editor.ts'

/** What the law requires of the product as typed; publishing waits until nothing is missing and all is saved. */
export function PublishingCard({ editor }: { editor: Editor }) {
  const { t, language } = useTranslation('admin-products')
  const { product, missing } = useEditing()
  const isPublished = product.status === 'published'
  const isBlocked = !isPublished && (missing.length > 0 || editor.changes > 0)
  return (
    <Card title={t('cards.publishing')}>
      {product.review.map((reason) => (
        <p key={reason} className="mt-2 flex items-center gap-2 text-small font-semibold text-amber">
          <Icon name="warning" size={17} />
          {t(`review.${reason}`)}
        </p>
      ))}
      <ul className="mt-2">
        {requiredFacts.map((fact) => {
          const lack = missing.find((each) => each.fact === fact)
          const where = listText(
            (lack?.languages ?? []).map((each) => languageNames[each]),
            language,
          )
          return (
            <li
              key={fact}
              className="flex items-start gap-2 border-b border-line py-1.5 text-small last:border-0"
            >
              <span className={`mt-0.5 ${lack ? 'text-amber' : 'text-leaf'}`}>
                <Icon
                  name={lack ? 'warning' : 'check'}
                  size={17}
                  label={t(lack ? 'fact.missing' : 'fact.stated')}
                />
              </span>
              <span className={lack ? 'font-semibold' : ''}>
                {t(`required.${fact}`)}
                {where && <span className="block font-normal text-ink-2">{where}</span>}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="mt-2 text-[13px] text-ink-3">
        {isPublished && missing.length > 0
          ? t('publish.stays')
          : missing.length > 0
            ? t('publish.incomplete')
            : editor.changes > 0 && !isPublished
              ? t('publish.save-first')
              : ''}
      </p>
      <button
        type="button"
        className={`btn mt-3 w-full ${isPublished ? 'btn-plain' : 'btn-primary'}`}
        disabled={isBlocked || (isPublished && editor.changes > 0)}
        aria-busy={editor.isBusy || undefined}
        onClick={() => void editor.move(isPublished ? 'unpublish' : 'publish')}
      >
        {t(isPublished ? 'publish.undo' : 'publish.do')}
      </button>
    </Card>
  )
}
