import type { ComponentProps, ReactNode } from 'react'
import { TableCard } from '../ui/card.tsx'
import { Pager } from '../ui/pager.tsx'
import { useTranslation } from './i18n/translation-context.tsx'

type ResultPagerProps = Pick<ComponentProps<typeof Pager>, 'page' | 'pages' | 'addressOf'> & {
  /** Whose words name the pages. */
  words: 'admin' | 'protocols'
}

/** The way from one page of results to the others, in words. */
export function ResultPager({ words, page, pages, addressOf }: ResultPagerProps) {
  const { t } = useTranslation(words)
  return (
    <Pager
      page={page}
      pages={pages}
      here={t('pages.here', { page, pages })}
      labels={{ pages: t('pages.label'), previous: t('pages.previous'), next: t('pages.next') }}
      addressOf={addressOf}
    />
  )
}

type ResultPageProps = ResultPagerProps & {
  isEmpty: boolean
  /** In the place of a table without rows. */
  empty: ReactNode
  className?: string
  /** The table. */
  children: ReactNode
}

/** A table of results, and the way to the other pages. */
export function ResultPage({ isEmpty, empty, className = '', children, ...pager }: ResultPageProps) {
  return (
    <>
      {isEmpty ? empty : <TableCard className={className}>{children}</TableCard>}
      <ResultPager {...pager} />
    </>
  )
}
