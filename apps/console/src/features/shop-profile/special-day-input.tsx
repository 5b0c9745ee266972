import { Button, CheckRow, Field } from '@comanda/ui'
import { TextInputs } from '../../forms/text-inputs.tsx'
import { useMessages } from '../../staff/messages.ts'
import { dayName, type EnteredDay } from './special-days-draft.ts'

/** The hours that a day has at first when it is not closed. */
const usual = { startTime: '11:00', endTime: '22:00' }

interface SpecialDayInputProps {
  readonly day: EnteredDay
  readonly onChange: (changes: Partial<EnteredDay>) => void
  readonly onRemove: () => void
}

/** A special day: its name, when it is, and whether the shop is closed or has hours of its own. */
export const SpecialDayInput = ({
  day: { names, from, to, yearly, hours },
  onChange,
  onRemove,
}: SpecialDayInputProps) => {
  const { t, locale } = useMessages()
  const setHours = (at: number, changes: Partial<typeof usual>): void =>
    onChange({
      hours: hours.map((one, index) => (index === at ? { ...one, ...changes } : one)),
    })
  return (
    <>
      <TextInputs
        label={t('specialDays.name')}
        hint={t('specialDays.nameHint')}
        isNeeded
        texts={names}
        onChange={(entered) => onChange({ names: entered })}
      />
      <div className="form-pair">
        <Field
          label={t('specialDays.from')}
          type="date"
          required
          value={from}
          onChange={(event) => onChange({ from: event.currentTarget.value })}
        />
        <Field
          label={t('specialDays.to')}
          hint={t('specialDays.toHint')}
          type="date"
          min={from}
          value={to}
          onChange={(event) => onChange({ to: event.currentTarget.value })}
        />
      </div>
      <CheckRow
        checked={yearly}
        onChange={(event) => onChange({ yearly: event.currentTarget.checked })}
      >
        {t('specialDays.yearly')}
      </CheckRow>
      <CheckRow
        checked={hours.length === 0}
        onChange={(event) => onChange({ hours: event.currentTarget.checked ? [] : [usual] })}
      >
        {t('specialDays.closed')}
      </CheckRow>
      {hours.map(({ startTime, endTime }, at) => (
        // Two rows of the same hours are the same.
        // oxlint-disable-next-line react/no-array-index-key
        <div className="form-pair" key={at}>
          <Field
            label={t('setup.opens')}
            type="time"
            required
            value={startTime}
            onChange={(event) => setHours(at, { startTime: event.currentTarget.value })}
          />
          <Field
            label={t('setup.closes')}
            hint={endTime <= startTime ? t('profile.overnight') : undefined}
            type="time"
            required
            value={endTime}
            onChange={(event) => setHours(at, { endTime: event.currentTarget.value })}
          />
        </div>
      ))}
      <div className="form-actions">
        {hours.length > 0 && hours.length < 10 && (
          <Button
            variant="quiet"
            icon="plus"
            onClick={() => onChange({ hours: [...hours, usual] })}
          >
            {t('profile.addHours')}
          </Button>
        )}
        <Button variant="quiet" icon="trash" onClick={onRemove}>
          {t('specialDays.remove', { name: dayName(names, locale) || t('specialDays.unnamed') })}
        </Button>
      </div>
    </>
  )
}
