import { createTimeConditionList } from '@comanda/client/staff'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { MakeHere } from '../make-here.tsx'
import { schedule } from './schedule-draft.ts'
import { ScheduleForm } from './schedule-form.tsx'

interface NewTimeProps {
  readonly onMade: (id: string) => void
}

/** Makes a time, such as a happy hour beside its picker; the menu then has it (STAFF-10.11). */
export const NewTime = ({ onMade }: NewTimeProps) => {
  const { connection, catalogue } = useStaff()
  const { _id: shop } = useShop()
  const [list] = useState(() => createTimeConditionList(connection, shop))
  const { t } = useMessages()
  return (
    <MakeHere
      text={t('schedules.new')}
      form={(close) => (
        <ScheduleForm
          label={t('schedules.new')}
          first={schedule.blank()}
          onCancel={close}
          onSave={async (entered) => {
            await list.create({ ...schedule.createData(entered), shop })
            await catalogue.reload()
            onMade(entered._id)
            close()
          }}
        />
      )}
    />
  )
}
