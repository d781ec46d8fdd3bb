import type { DirectoryPage } from '#contract/storefront.ts'
import { languageTag } from '#domain/languages.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { type DirectoryView, type FilterGroup, filterGroupsOf } from './directory-view.ts'

/** How many options of a group are shown before the rest is unfolded. */
const shownAtOnce = 6

/** Beside the list on wide screens; folded above it on narrow ones. */
export function Filters({ view, options }: { view: DirectoryView; options: DirectoryPage['options'] }) {
  const { t, language } = useTranslation('directory')
  const { t: reference } = useTranslation('reference')
  const languages = new Intl.DisplayNames(languageTag(language), { type: 'language' })
  const groups = filterGroupsOf(view, options, (group, { key, name }) => {
    if (group === 'topic') return reference(`topics.${key}` as 'topics.night')
    if (group === 'meeting') return t(`meeting.${key}` as 'meeting.online')
    if (group === 'language') return languages.of(key) ?? key
    if (group === 'profession') return reference(`health-professions.${key}` as 'health-professions.other')
    return name
  })
  if (groups.length === 0) return null
  const all = groups.map((group) => <Group key={group.group} {...group} />)
  return (
    <>
      <details className="rounded-card border border-line-2 bg-surface px-4 lg:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center font-strong">{t('filters')}</summary>
        <nav aria-label={t('filters')} className="grid gap-5 pb-4">
          {all}
        </nav>
      </details>
      <nav aria-label={t('filters')} className="grid gap-6 max-lg:hidden">
        {all}
      </nav>
    </>
  )
}

function Group({ group, links }: FilterGroup) {
  const { t } = useTranslation('directory')
  const isLate = (link: FilterGroup['links'][number], at: number) => at >= shownAtOnce && !link.isChosen
  const late = links.filter(isLate)
  return (
    <div>
      <p className="mb-1.5 font-strong">{t(`group.${group}`)}</p>
      <ul>
        {links
          .filter((link) => !late.includes(link))
          .map((link) => (
            <Option key={link.value} {...link} />
          ))}
      </ul>
      {late.length > 0 && (
        <details>
          <summary className="link inline-flex min-h-8 cursor-pointer items-center text-small">
            {t('more')}
          </summary>
          <ul>
            {late.map((link) => (
              <Option key={link.value} {...link} />
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Option({ name, count, isChosen, search }: FilterGroup['links'][number]) {
  const { language } = useTranslation('directory')
  return (
    <li>
      <ShopLink
        to={`/practitioners${search}`}
        prefetch="intent"
        aria-current={isChosen ? 'true' : undefined}
        className="flex min-h-9 items-center justify-between gap-3 rounded-control py-1 text-small hover:underline aria-[current]:bg-tint aria-[current]:px-2.5 aria-[current]:font-bold aria-[current]:text-bottle max-lg:min-h-11"
      >
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <span className="text-ink-3">{formatNumber(count, language)}</span>
      </ShopLink>
    </li>
  )
}
