import { createTimeConditionList } from '@comanda/client/staff'
import { Badge } from '@comanda/ui'
import { useState } from 'react'
import { RecordScreen } from '../../forms/record-screen.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { saveDraft } from '../../forms/record-draft.ts'
import { schedule } from '../../forms/times/schedule-draft.ts'
import { ScheduleForm } from '../../forms/times/schedule-form.tsx'
import { useTimeWords } from '../../forms/times/use-time-words.ts'

/** The times that dishes, choices and promotions refer to (STAFF-10.11). */
export const Schedules = () => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const [list] = useState(() => createTimeConditionList(connection, shop))
  const { t } = useMessages()
  usePageTitle(t('schedules.title'))
  const factsOf = useTimeWords()
  return (
    <RecordScreen
      level={1}
      title={t('schedules.title')}
      text={t('schedules.text')}
      newText={t('schedules.new')}
      emptyText={t('schedules.none')}
      list={list}
      nameOf={({ name }) => name ?? t('schedules.unnamed')}
      factsOf={factsOf}
      signOf={({ status }) => status === 'disabled' && <Badge>{t('schedules.unused')}</Badge>}
      form={({ label, record, onSave, onCancel }) => (
        <ScheduleForm
          label={label}
          first={record ? schedule.draftOf(record) : schedule.blank()}
          onCancel={onCancel}
          onSave={(draft) => onSave(saveDraft(list, schedule, { record, draft, more: { shop } }))}
        />
      )}
    />
  )
}
