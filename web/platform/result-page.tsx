import type { ComponentProps, ReactNode } from 'react'
import { TableCard } from '../ui/card.tsx'
import { ButtonPager, Pager } from '../ui/pager.tsx'
import { useTranslation } from './i18n/translation-context.tsx'

type ResultPagerProps = Pick<ComponentProps<typeof Pager>, 'page' | 'pages' | 'addressOf' | 'keepsScroll'> & {
  /** Which list they are pages of, if there are several. */
  label?: string
}

/** The page navigation with its texts. */
export function ResultPager({ label, page, pages, ...links }: ResultPagerProps) {
  return <Pager page={page} pages={pages} {...usePagerTexts(page, pages, label)} {...links} />
}

type ButtonResultPagerProps = Pick<ComponentProps<typeof ButtonPager>, 'page' | 'pages' | 'onPage'> &
  Pick<ResultPagerProps, 'label'>

/** The same for a list whose page is not in the address. */
export function ButtonResultPager({ label, page, pages, onPage }: ButtonResultPagerProps) {
  return <ButtonPager page={page} pages={pages} {...usePagerTexts(page, pages, label)} onPage={onPage} />
}

function usePagerTexts(page: number, pages: number, label: string | undefined) {
  const { t } = useTranslation('platform')
  return {
    here: t('pages.here', { page, pages }),
    labels: { pages: label ?? t('pages.label'), previous: t('pages.previous'), next: t('pages.next') },
  }
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
