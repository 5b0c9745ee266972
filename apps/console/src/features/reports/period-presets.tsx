import { addDays, weekdayOf } from '@comanda/engine/time'
import { Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

interface Period {
  readonly from: string
  readonly to: string
}

/** Returns the periods that are looked at most, those of a present business day; a week begins on Monday. */
export const presets = (today: string) => {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7))
  const yesterday = addDays(today, -1)
  const first = `${today.slice(0, 7)}-01`
  const monthEnd = addDays(first, -1)
  return {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    thisWeek: { from: monday, to: today },
    lastWeek: { from: addDays(monday, -7), to: addDays(monday, -1) },
    thisMonth: { from: first, to: today },
    lastMonth: { from: `${monthEnd.slice(0, 7)}-01`, to: monthEnd },
  } as const satisfies Readonly<Record<string, Period>>
}

const ids = ['today', 'yesterday', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const

interface PeriodPresetsProps extends Period {
  readonly today: string
  readonly onPeriod: (period: Period) => void
}

/** The periods that one press shows (STAFF-7.10). */
export const PeriodPresets = ({ from, to, today, onPeriod }: PeriodPresetsProps) => {
  const { t } = useMessages()
  const periods = presets(today)
  // On a Monday this week is today, and on the 1st this month.
  const offered = ids.filter((id) => id === 'today' || periods[id].from !== today)
  const shown = offered.find((id) => periods[id].from === from && periods[id].to === to)
  return (
    <div className="report-files" role="group" aria-label={t('reports.period')}>
      {offered.map((id) => {
        const isShown = id === shown
        return (
          <Button
            key={id}
            variant={isShown ? 'primary' : 'quiet'}
            aria-pressed={isShown}
            onClick={() => onPeriod(periods[id])}
          >
            {t(`reports.presets.${id}`)}
          </Button>
        )
      })}
    </div>
  )
}
