import type { ReactNode } from 'react'
import type { PlanCheck } from '#domain/protocols/plan-check.ts'
import { listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { uncountedWords } from './check-words.ts'

/** Notes on the sums: ingredients in several products, allergens, and what could not be counted. */
export function CheckNotes({ check }: { check: PlanCheck }) {
  const words = useTranslation('plan')
  const { t } = words
  const summed = new Set(check.nutrients.map(({ key }) => key))
  const repeated = check.duplicates.filter(({ key }) => !summed.has(key))
  return (
    <>
      {repeated.length > 0 && (
        <Note icon="copy" title={t('check.repeated')}>
          {repeated.map(({ key, name, from }) => (
            <li key={key}>
              <b className="font-semibold text-ink">{name}</b>{' '}
              {t('check.held-by', { products: listText(from, words.language) })}
            </li>
          ))}
        </Note>
      )}
      {check.allergens.length > 0 && (
        <Note icon="info" title={t('check.allergens')} stands>
          {check.allergens.map(({ allergen, from }) => (
            <li key={allergen}>
              <b className="font-semibold text-ink">{t(`products:allergens.${allergen}`)}</b>{' '}
              {t('check.held-by', { products: listText(from, words.language) })}
            </li>
          ))}
        </Note>
      )}
      {check.uncounted.length > 0 && (
        <Note icon="info" title={t('check.not-counted')}>
          {[...new Set(check.uncounted.map((line) => uncountedWords(words, line)))].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Note>
      )}
    </>
  )
}

type NoteProps = {
  icon: IconName
  title: string
  /** Relevant to anyone with an allergy. */
  stands?: boolean
  children: ReactNode
}

function Note({ icon, title, stands = false, children }: NoteProps) {
  return (
    <div className="flex gap-2.5 border-b border-line py-3 text-small">
      <span className={stands ? 'text-amber' : 'text-ink-3'}>
        <Icon name={icon} size={18} />
      </span>
      <div className="min-w-0 wrap-anywhere">
        <h4 className="font-sans text-small font-semibold tracking-normal">{title}</h4>
        <ul className="text-ink-2">{children}</ul>
      </div>
    </div>
  )
}
