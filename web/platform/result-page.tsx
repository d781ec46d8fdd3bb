import type { ComponentProps, ReactNode } from 'react'
import { TableCard } from '../ui/card.tsx'
import { Pager } from '../ui/pager.tsx'
import { useTranslation } from './i18n/translation-context.tsx'

type ResultPagerProps = Pick<ComponentProps<typeof Pager>, 'page' | 'pages' | 'addressOf' | 'keepsScroll'> & {
  /** The namespace with the texts. */
  words: 'admin' | 'protocols'
  /** Which list they are pages of, if there are several. */
  label?: string
}

/** The texts of the page navigation. */
export function ResultPager({ words, label, page, pages, ...links }: ResultPagerProps) {
  const { t } = useTranslation(words)
  return (
    <Pager
      page={page}
      pages={pages}
      here={t('pages.here', { page, pages })}
      labels={{ pages: label ?? t('pages.label'), previous: t('pages.previous'), next: t('pages.next') }}
      {...links}
    />
  )
}

type ResultPageProps = ResultPagerProps & {
  isEmpty: boolean
  /** Replaces a table without rows. */
  empty: ReactNode
  className?: string
  /** The table. */
  children: ReactNode
}

/** A table of results with page navigation. */
export function ResultPage({ isEmpty, empty, className = '', children, ...pager }: ResultPageProps) {
  return (
    <>
      {isEmpty ? empty : <TableCard className={className}>{children}</TableCard>}
      <ResultPager {...pager} />
    </>
  )
}
