import type { ComponentProps, ReactNode } from 'react'
import { TableCard } from '../ui/card.tsx'
import { Pager } from '../ui/pager.tsx'
import { useTranslation } from './i18n/translation-context.tsx'

type ResultPagerProps = Pick<ComponentProps<typeof Pager>, 'page' | 'pages' | 'addressOf'> & {
  /** The namespace with the texts. */
  words: 'admin' | 'protocols'
}

/** The texts of the page navigation. */
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
