import { type CSSProperties, Fragment, type ReactNode } from 'react'
import type { StoreSection } from '#domain/storefront/sections.ts'
import { ContactDetails } from './contact-details.tsx'
import { HeaderBand } from './header-band.tsx'
import { OpeningTimes } from './opening-times.tsx'
import { RecommendedProducts } from './recommended-products.tsx'
import { About, Approach, Message, Packages, Services } from './sections.tsx'
import type { StoreView } from './store-view.ts'
import { storeWrap } from './store-wrap.ts'

type StorePageProps = {
  view: StoreView
  /** The cards of the recommended products, if there are any. */
  products?: ReactNode
  /** The public protocols, if there are any. */
  protocols?: ReactNode
  /** The button that makes a visitor a client. */
  become?: ReactNode
}

/** A practitioner’s shop page. Its layout follows the width of its place, so that the editor can show it beside a form. */
export function StorePage({ view, products, protocols, become }: StorePageProps) {
  return (
    <div className="@container/store" style={view.colours as CSSProperties}>
      <HeaderBand view={view} become={become} />
      <div className={`${storeWrap} pb-2`}>
        {rowsOf(view, products !== undefined).map((row) => (
          <Fragment key={row[0]}>
            {row.length > 1 || isNarrow(row[0]!) ? (
              <div className="double-rule grid grid-cols-1 gap-x-16 gap-y-11 pt-7 pb-17 @min-[760px]/store:grid-cols-[repeat(auto-fit,minmax(min(100%,300px),1fr))]">
                {row.map((section) => (
                  <Section key={section} section={section} view={view} />
                ))}
              </div>
            ) : (
              <Section section={row[0]!} view={view} products={products} protocols={protocols} />
            )}
          </Fragment>
        ))}
      </div>
    </div>
  )
}

/** Sections that stand side by side when they follow each other. */
const narrow: readonly StoreSection[] = ['hours', 'contact', 'message']
const isNarrow = (section: StoreSection) => narrow.includes(section)

/** The sections that contain something. */
export function rowsOf(view: StoreView, hasProducts: boolean): StoreSection[][] {
  const rows: StoreSection[][] = []
  for (const { section, is_hidden } of view.sections) {
    if (is_hidden || !isFilled(section, view, hasProducts)) continue
    const last = rows.at(-1)
    if (last && isNarrow(section) && isNarrow(last[0]!)) last.push(section)
    else rows.push([section])
  }
  return rows
}

function isFilled(section: StoreSection, view: StoreView, hasProducts: boolean): boolean {
  const { about, approach, contact } = view
  switch (section) {
    case 'about':
      return [about.title, about.description, about.image].some(Boolean)
    case 'services':
      return view.services.length > 0
    case 'packages':
      return view.packages.length > 0
    case 'approach':
      return [approach.title, approach.description, ...approach.images].some(Boolean)
    case 'hours':
      return view.days.length > 0
    case 'contact':
      return [contact.address, contact.phone, contact.email, contact.description].some(Boolean)
    case 'message':
      return view.message !== ''
    case 'products':
      return hasProducts
    case 'protocols':
      return view.protocols.length > 0
  }
}

type SectionProps = {
  section: StoreSection
  view: StoreView
  products?: ReactNode
  protocols?: ReactNode
}

function Section({ section, view, products, protocols }: SectionProps) {
  switch (section) {
    case 'about':
      return <About view={view} />
    case 'services':
      return <Services view={view} />
    case 'packages':
      return <Packages view={view} />
    case 'approach':
      return <Approach view={view} />
    case 'hours':
      return <OpeningTimes view={view} />
    case 'contact':
      return <ContactDetails view={view} />
    case 'message':
      return <Message view={view} />
    case 'products':
      return <RecommendedProducts view={view}>{products}</RecommendedProducts>
    case 'protocols':
      return protocols
  }
}
