import { CheckRow, Field, Select } from '@comanda/ui'
import { FormFrame } from '../form-frame.tsx'
import { useDraft } from '../use-draft.ts'
import { WeekdayInputs } from './weekday-inputs.tsx'
import { useMessages } from '../../staff/messages.ts'
import { type ScheduleDraft, timeTypes } from './schedule-draft.ts'

interface ScheduleFormProps {
  readonly label: string
  readonly first: ScheduleDraft
  readonly onSave: (draft: ScheduleDraft) => Promise<void>
  readonly onCancel: () => void
}

type TextField = 'from' | 'to' | 'startDate' | 'endDate'

/** Days, times of day and dates, all of which hold, and the moment that has to be in them. */
export const ScheduleForm = ({ label, first, onSave, onCancel }: ScheduleFormProps) => {
  const { draft, change, frame } = useDraft(first, onSave)
  const { t } = useMessages()
  const bound = (field: TextField, type: 'time' | 'date', text: string) => (
    <Field
      label={
        <>
          {text} <small>{t('settings.optional')}</small>
        </>
      }
      type={type}
      value={draft[field]}
      onChange={(event) => change({ [field]: event.currentTarget.value })}
    />
  )
  return (
    <FormFrame label={label} {...frame} onCancel={onCancel}>
      <Field
        label={t('schedules.name')}
        hint={t('schedules.nameHint')}
        required
        maxLength={200}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <WeekdayInputs chosen={draft.weekdays} onChange={(weekdays) => change({ weekdays })} />
      <div className="form-pair">
        {bound('from', 'time', t('windows.from'))}
        {bound('to', 'time', t('windows.to'))}
      </div>
      <p className="form-text">{t('schedules.overnight')}</p>
      <div className="form-pair">
        {bound('startDate', 'date', t('schedules.firstDay'))}
        {bound('endDate', 'date', t('schedules.lastDay'))}
      </div>
      <Select
        label={t('schedules.moment')}
        hint={t('schedules.momentHint')}
        value={draft.timeType}
        onChange={(event) => {
          const { value } = event.currentTarget
          const timeType = timeTypes.find((one) => one === value)
          if (timeType) change({ timeType })
        }}
      >
        {timeTypes.map((type) => (
          <option key={type} value={type}>
            {t(`schedules.moments.${type}`)}
          </option>
        ))}
      </Select>
      <CheckRow
        checked={draft.status}
        note={t('schedules.usedText')}
        onChange={() => change({ status: !draft.status })}
      >
        {t('bill.isUsed')}
      </CheckRow>
    </FormFrame>
  )
}
