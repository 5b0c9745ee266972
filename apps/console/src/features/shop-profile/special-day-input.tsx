import { Button, CheckRow, Field } from '@comanda/ui'
import { TextInputs } from '../../forms/text-inputs.tsx'
import { useMessages } from '../../staff/messages.ts'
import { AlsoForShops } from './also-for-shops.tsx'
import { DayHoursInput } from './day-hours-input.tsx'
import { dayName, type EnteredDay } from './special-days-draft.ts'

interface SpecialDayInputProps {
  readonly day: EnteredDay
  readonly onChange: (changes: Partial<EnteredDay>) => void
  readonly onRemove: () => void
}

/** A special day: its name, when it is, and whether the shop is closed or has hours of its own. */
export const SpecialDayInput = ({
  day: { names, from, to, yearly, hours, alsoFor },
  onChange,
  onRemove,
}: SpecialDayInputProps) => {
  const { t, locale } = useMessages()
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
      <DayHoursInput hours={hours} onChange={(changed) => onChange({ hours: changed })} />
      <AlsoForShops chosen={alsoFor} onChange={(shops) => onChange({ alsoFor: shops })} />
      <div className="form-actions">
        <Button variant="quiet" icon="trash" onClick={onRemove}>
          {t('specialDays.remove', { name: dayName(names, locale) || t('specialDays.unnamed') })}
        </Button>
      </div>
    </>
  )
}
