import { useState } from 'react'
import type { Service } from '#contract/storefront.ts'
import { storeTextMaximum as most, servicesMaximum } from '#domain/storefront/limits.ts'
import { topicIcons } from '#domain/storefront/sections.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { SortableItem, SortableList } from '../../platform/sortable.tsx'
import { TopicIcon } from '../../ui/icon.tsx'
import { nextItemId, withItem, withItemMoved, withoutItem, withService } from './content.ts'
import { useEditing } from './editor-context.ts'
import { AddButton, ItemBox } from './item-box.tsx'
import { WrittenField } from './text-fields.tsx'
import { ServicesHeading } from './text-parts.tsx'
import { useIconNames } from './use-icon-names.ts'

export function ServicesPart() {
  const { t } = useTranslation('storefront')
  const { editor, content } = useEditing()
  const { services } = content
  const [open, setOpen] = useState<number>()
  const nameOf = ({ name }: Service) => name || t('editor.new-service')
  return (
    <>
      <ServicesHeading />
      <SortableList
        ids={services.map(({ id }) => id)}
        className="grid gap-2"
        onMove={(id, to) =>
          editor.change(withItemMoved('services', id, 1 + services.findIndex((each) => each.id === to)))
        }
      >
        {services.map((service) => (
          <SortableItem key={service.id} id={service.id} name={nameOf(service)}>
            {(grip) => (
              <ItemBox
                name={nameOf(service)}
                icon={<TopicIcon name={service.icon} size={28} />}
                grip={grip}
                isOpen={open === service.id}
                onOpen={(isOpen) => setOpen(isOpen ? service.id : undefined)}
                onRemove={() => editor.change(withoutItem('services', service.id))}
              >
                <ServiceFields service={service} />
              </ItemBox>
            )}
          </SortableItem>
        ))}
      </SortableList>
      <AddButton
        isFull={services.length >= servicesMaximum}
        onAdd={() => {
          setOpen(nextItemId(content))
          editor.change(withService)
        }}
      >
        {t('editor.add-service')}
      </AddButton>
    </>
  )
}

function ServiceFields({ service: { id, name, description, icon } }: { service: Service }) {
  const { t } = useTranslation('storefront')
  const { editor } = useEditing()
  const iconNames = useIconNames()
  const field = (key: string) => `services.${id}.${key}`
  return (
    <>
      <WrittenField
        field={field('name')}
        label={t('editor.name')}
        value={name}
        maximum={most.serviceName}
        autoFocus={name === ''}
        onChange={(text) => editor.change(withItem('services', id, { name: text }), field('name'))}
      />
      <WrittenField
        field={field('description')}
        label={t('editor.text')}
        value={description}
        maximum={most.serviceDescription}
        isCounted
        rows={2}
        onChange={(text) =>
          editor.change(withItem('services', id, { description: text }), field('description'))
        }
      />
      <fieldset>
        <legend className="mb-1.5 text-label font-semibold">{t('editor.icon')}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(46px,1fr))] gap-1.5">
          {topicIcons.map((key) => (
            <label key={key} className="relative" title={iconNames[key] ?? key}>
              <input
                type="radio"
                name={field('icon')}
                className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
                aria-label={iconNames[key] ?? key}
                checked={icon === key}
                onChange={() => editor.change(withItem('services', id, { icon: key }))}
              />
              <span className="grid h-11.5 place-items-center rounded-control border border-line peer-checked:border-bottle peer-checked:bg-tint peer-checked:shadow-[inset_0_0_0_1px_var(--color-bottle)] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink peer-focus-visible:[box-shadow:0_0_0_6px_var(--color-verbena)]">
                <TopicIcon name={key} size={28} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  )
}
