import { createSectionList } from '@comanda/client/staff'
import type { Section } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { useState } from 'react'
import { saveDraft } from '../../forms/record-draft.ts'
import { RecordScreen } from '../../forms/record-screen.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { lastPlace, section } from './section-draft.ts'
import { SectionForm } from './section-form.tsx'

/** The parts of the day with menus of their own: breakfast, lunch, dinner (STAFF-10.7). */
export const Sections = () => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const [list] = useState(() => createSectionList(connection, shop))
  const { t, locale } = useMessages()
  usePageTitle(t('sections.title'))
  const timesOf = ({ timeRange = [], sectionSettings = [] }: Section): string[] => {
    const all = [...timeRange, ...sectionSettings]
    return all.length === 0
      ? [t('sections.always')]
      : all.map(({ from = '00:00', to = '24:00' }) => `${from}–${to}`)
  }
  return (
    <RecordScreen
      level={1}
      title={t('sections.title')}
      text={t('sections.text')}
      newText={t('sections.new')}
      emptyText={t('sections.none')}
      list={list}
      nameOf={({ name }) => localizedName(name, locale)}
      factsOf={timesOf}
      form={({ label, record, records, onSave, onCancel }) => (
        <SectionForm
          label={label}
          first={record ? section.draftOf(record) : section.blank()}
          onCancel={onCancel}
          onSave={(draft) => {
            const more = { shop, showOrder: lastPlace(records) }
            return onSave(saveDraft(list, section, { record, draft, more }))
          }}
        />
      )}
    />
  )
}
