import type { ComponentProps, ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { TableCard } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
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

type EmptyPageProps = Pick<ResultPagerProps, 'pages' | 'addressOf'> & {
  /** To focus the title; that of `children` needs it, too. */
  ref?: Ref<HTMLHeadingElement>
  /** Shown if there is nothing on any page. */
  children: ReactNode
}

/** Replaces a page without results: the last one may have been dealt with while there are others on earlier pages. */
export function EmptyPage({ ref, pages, addressOf, children }: EmptyPageProps) {
  const { t } = useTranslation('platform')
  if (pages === 0) return children
  return (
    <EmptyState ref={ref} plant="olive" title={t('pages.past')}>
      <Link to={addressOf(pages)} className="btn btn-plain">
        {t('pages.last')}
      </Link>
    </EmptyState>
  )
}

type ResultPageProps = ResultPagerProps & {
  isEmpty: boolean
  /** Replaces a table without rows on any page. */
  empty: ReactNode
  className?: string
  /** The table. */
  children: ReactNode
}

/** A table of results with page navigation. */
export function ResultPage({ isEmpty, empty, className = '', children, ...pager }: ResultPageProps) {
  if (isEmpty) return <EmptyPage {...pager}>{empty}</EmptyPage>
  return (
    <>
      <TableCard className={className}>{children}</TableCard>
      <ResultPager {...pager} />
    </>
  )
}
