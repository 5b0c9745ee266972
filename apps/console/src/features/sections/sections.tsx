import { createSectionList } from '@comanda/client/staff'
import type { Section } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { useState } from 'react'
import { RecordScreen } from '../../forms/record-screen.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/use-page-title.ts'
import { createData, draftOf, newSection, patchData } from './section-draft.ts'
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
          first={record ? draftOf(record) : newSection()}
          onCancel={onCancel}
          onSave={(entered) => {
            if (!record) return onSave(list.create(createData(entered, shop, records)))
            const changes = patchData(record, entered)
            return onSave(
              Object.keys(changes).length > 0 ? list.change(record, changes) : Promise.resolve(),
            )
          }}
        />
      )}
    />
  )
}
