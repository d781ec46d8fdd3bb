import { useState } from 'react'
import type { StoreSection } from '#domain/storefront/sections.ts'
import { percentText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { SortableItem, SortableList } from '../../platform/sortable.tsx'
import { AppearancePart } from './appearance-part.tsx'
import { ContactPart } from './contact-part.tsx'
import { withSectionHidden, withSectionMoved } from './content.ts'
import { useEditing } from './editor-context.ts'
import { HoursPart } from './hours-part.tsx'
import { DiscountPart, ListingPart } from './listing-part.tsx'
import { PackagesPart } from './packages-part.tsx'
import { Part } from './part.tsx'
import { ProductsPart, type RenderSearch } from './products-part.tsx'
import { ProtocolsPart, useOwnPublicProtocols } from './protocols-part.tsx'
import { ServicesPart } from './services-part.tsx'
import { AboutPart, ApproachPart, HeaderPart, MessagePart } from './text-parts.tsx'

/** Everything that can be filled in, part by part. */
export function EditorForm({ search }: { search: RenderSearch }) {
  const { t } = useTranslation('storefront')
  const { editor, content } = useEditing()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['header']))
  const summaryOf = useSummaries()
  const { sections } = content
  const partProps = (name: 'header' | StoreSection | 'listing' | 'discount') => ({
    title: t(`editor.parts.${name}`),
    summary: summaryOf(name),
    place: name,
    isOpen: open.has(name),
    onOpen: (isOpen: boolean) =>
      setOpen((now) => new Set(isOpen ? [...now, name] : [...now].filter((each) => each !== name))),
  })
  return (
    <>
      <AppearancePart />
      <Part {...partProps('header')}>
        <HeaderPart />
      </Part>
      <SortableList
        ids={sections.map(({ section }) => section)}
        onMove={(section, to) => editor.change(withSectionMoved(section, to))}
      >
        {sections.map(({ section, is_hidden }) => (
          <SortableItem key={section} id={section} name={t(`editor.parts.${section}`)}>
            {(grip) => (
              <Part
                {...partProps(section)}
                grip={grip}
                shown={{
                  isShown: !is_hidden,
                  onChange: (isShown) => editor.change(withSectionHidden(section, !isShown)),
                }}
              >
                <SectionFields section={section} search={search} />
              </Part>
            )}
          </SortableItem>
        ))}
      </SortableList>
      <Part {...partProps('discount')}>
        <DiscountPart />
      </Part>
      <Part {...partProps('listing')}>
        <ListingPart />
      </Part>
    </>
  )
}

function SectionFields({ section, search }: { section: StoreSection; search: RenderSearch }) {
  switch (section) {
    case 'about':
      return <AboutPart />
    case 'services':
      return <ServicesPart />
    case 'packages':
      return <PackagesPart />
    case 'approach':
      return <ApproachPart />
    case 'hours':
      return <HoursPart />
    case 'contact':
      return <ContactPart />
    case 'message':
      return <MessagePart />
    case 'products':
      return <ProductsPart search={search} />
    case 'protocols':
      return <ProtocolsPart />
  }
}

/** How much a part contains. */
function useSummaries() {
  const { t, language } = useTranslation('storefront')
  const { content } = useEditing()
  const published = useOwnPublicProtocols().filter((each) => each.published_at !== null).length
  const filled = (...texts: (string | null)[]) => (texts.some(Boolean) ? '' : t('editor.empty'))
  const counted = (count: number) => (count > 0 ? t('editor.entries', { count }) : t('editor.empty'))
  return (part: 'header' | StoreSection | 'listing' | 'discount'): string => {
    switch (part) {
      case 'header':
        return t('editor.header-summary')
      case 'about':
      case 'approach':
        return filled(content[part].title, content[part].description)
      case 'services':
      case 'packages':
        return counted(content[part].length)
      case 'hours':
        return content.opening_hours.length > 0 ? content.timezone : t('editor.empty')
      case 'contact':
        return filled(content.contact.email, content.contact.phone, content.contact.address)
      case 'message':
        return filled(content.message)
      case 'products':
        return counted(content.product_variant_ids.length)
      case 'protocols':
        return counted(published)
      case 'discount':
        return content.welcome_discount > 0
          ? percentText(content.welcome_discount, language)
          : t('editor.no-discount')
      case 'listing':
        return t(content.listing.is_listed ? 'editor.is-listed' : 'editor.not-listed')
    }
  }
}
