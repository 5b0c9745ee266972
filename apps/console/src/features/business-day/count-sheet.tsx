import type { BusinessDayStore } from '@comanda/client/staff'
import type { Till } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import { cashValues } from '@comanda/engine/payments'
import { Button, Field } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { useDaySteps } from '../../staff/use-day-steps.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

interface CountSheetProps {
  readonly day: BusinessDayStore
  readonly drawer: Till
  readonly onClosed: () => void
}

const countIn = (text: string): number => (/^\d{1,5}$/.test(text) ? Number(text) : 0)

/** How many notes and coins of each value are in a drawer. What should be there is not shown before (STAFF-6.5). */
export const CountSheet = ({ day, drawer, onClosed }: CountSheetProps) => {
  const { t } = useMessages()
  const { currency } = useShop()
  const { money } = useFormats()
  const { isBusy, step } = useDaySteps()
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries((drawer.counts ?? []).map(({ value, count }) => [value, String(count)])),
  )
  const counts = cashValues(currency).map((value) => ({
    value,
    count: countIn(texts[value] ?? ''),
  }))
  const cents = counts.reduce((sum, { value, count }) => sum + toCents(value) * count, 0)
  return (
    <StaffSheet
      open
      onClosed={onClosed}
      title={t('businessDay.countTitle', { name: drawer.name })}
      footer={(close) => (
        <div className="day-count-foot">
          <p className="day-count-total">
            <span>{t('businessDay.countTotal')}</span>
            <output aria-live="polite">{money(fromCents(cents))}</output>
          </p>
          <Button
            size="large"
            wide
            busy={isBusy}
            onClick={() =>
              void step(async () => {
                const counted = counts.filter(({ count }) => count > 0)
                await day.count({ till: drawer._id, counts: counted })
                return t('businessDay.countedDone', { name: drawer.name })
              }).then((isDone) => (isDone ? close() : undefined))
            }
          >
            {t('businessDay.countDone')}
          </Button>
        </div>
      )}
    >
      <p className="page-muted">{t('businessDay.countText')}</p>
      <ul className="day-counts">
        {counts.map(({ value, count }) => (
          <li key={value}>
            <Field
              label={money(value)}
              hint={count > 0 ? money(fromCents(toCents(value) * count)) : undefined}
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              value={texts[value] ?? ''}
              onChange={({ target }) => setTexts({ ...texts, [value]: target.value })}
            />
          </li>
        ))}
      </ul>
    </StaffSheet>
  )
}
