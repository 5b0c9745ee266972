import type { DaysOfShop } from '@comanda/client/staff'
import { Button } from '@comanda/ui'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { DaysOfShops } from './days-of-shops.tsx'
import { SpecialDayRow } from './special-day-row.tsx'
import { type EnteredDay, withDay } from './special-days-draft.ts'

/** With the holidays of all countries, for those who look for them. */
const PublicHolidays = lazy(() =>
  import('./public-holidays.tsx').then((loaded) => ({ default: loaded.PublicHolidays })),
)

/** As many as the server takes. */
const MOST = 200

interface SpecialDaysInputsProps {
  readonly days: readonly EnteredDay[]
  readonly onChange: (days: readonly EnteredDay[]) => void
  /** What became of them in other shops. */
  readonly elsewhere: readonly DaysOfShop[]
}

/** Days on which the shop is closed, or open at other hours than usual (STAFF-10.16). */
export const SpecialDaysInputs = ({ days, onChange, elsewhere }: SpecialDaysInputsProps) => {
  const { t } = useMessages()
  const [showsHolidays, setShowsHolidays] = useState(false)
  return (
    <fieldset className="form-group">
      <legend>{t('specialDays.title')}</legend>
      <p className="form-text">{t('specialDays.text')}</p>
      {days.map((day) => (
        <SpecialDayRow
          key={day.key}
          day={day}
          days={days}
          onChange={(changes) =>
            onChange(days.map((one) => (one.key === day.key ? { ...one, ...changes } : one)))
          }
          onRemove={() => onChange(days.filter((one) => one.key !== day.key))}
        />
      ))}
      <div className="form-actions">
        <Button
          variant="quiet"
          icon="plus"
          disabled={days.length >= MOST}
          onClick={() => onChange(withDay(days))}
        >
          {t('specialDays.add')}
        </Button>
        <Button
          variant="quiet"
          icon="calendar"
          aria-expanded={showsHolidays}
          onClick={() => setShowsHolidays(!showsHolidays)}
        >
          {t('holidays.title')}
        </Button>
      </div>
      {elsewhere.length > 0 && <DaysOfShops results={elsewhere} />}
      {showsHolidays && (
        <Suspense fallback={null}>
          <PublicHolidays
            days={days}
            room={MOST - days.length}
            onAdd={(added) => onChange(added.reduce(withDay, days))}
          />
        </Suspense>
      )}
    </fieldset>
  )
}
