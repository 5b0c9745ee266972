import { localizedName } from '@comanda/engine/catalog'
import { Button, Field, Select } from '@comanda/ui'
import { nameOf } from '../../forms/names.ts'
import { NumberField } from '../../forms/number-field.tsx'
import { WeekdayInputs } from '../../forms/times/weekday-inputs.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { type EnteredDeposit, newDeposit } from './deposit-draft.ts'
import type { EnteredSession } from './rules-draft.ts'

interface DepositInputsProps {
  readonly deposits: readonly EnteredDeposit[]
  readonly sessions: readonly EnteredSession[]
  readonly onChange: (deposits: readonly EnteredDeposit[]) => void
}

/** Which bookings need a deposit, and how much (DEP-1.1). */
export const DepositInputs = ({ deposits, sessions, onChange }: DepositInputsProps) => {
  const { t, locale } = useMessages()
  const { currency } = useShop()
  const wordsOf = ({ names, from, to }: EnteredSession): string =>
    `${localizedName(nameOf(names), locale)} ${from}–${to}`
  return (
    <fieldset className="form-group">
      <legend>{t('reservationRules.deposits.title')}</legend>
      <p className="form-text">{t('reservationRules.deposits.text')}</p>
      {deposits.map((deposit, index) => {
        const change = (changes: Partial<EnteredDeposit>): void =>
          onChange(deposits.map((one) => (one === deposit ? { ...one, ...changes } : one)))
        const number = index + 1
        return (
          <fieldset key={deposit._id} className="form-group">
            <legend>{t('reservationRules.deposits.number', { number })}</legend>
            <div className="form-pair">
              <Field
                label={t('reservationRules.deposits.amount', { currency })}
                type="number"
                inputMode="decimal"
                min={0.01}
                step={0.01}
                required
                value={deposit.amount}
                onChange={(event) => change({ amount: event.currentTarget.value })}
              />
              <Select
                label={t('reservationRules.deposits.per')}
                value={deposit.per}
                onChange={({ target: { value } }) =>
                  change({ per: value === 'booking' ? 'booking' : 'head' })
                }
              >
                {(['head', 'booking'] as const).map((per) => (
                  <option key={per} value={per}>
                    {t(`reservationRules.deposits.perOf.${per}`)}
                  </option>
                ))}
              </Select>
              <NumberField
                label={t('reservationRules.deposits.minGuests')}
                value={deposit.minGuests}
                onChange={(minGuests) => change({ minGuests })}
              />
              <Select
                label={t('reservationRules.deposits.session')}
                value={deposit.diningSession}
                onChange={({ target }) => change({ diningSession: target.value })}
              >
                <option value="">{t('reservationRules.deposits.anySession')}</option>
                {sessions.map((session) => (
                  <option key={session._id} value={session._id}>
                    {wordsOf(session)}
                  </option>
                ))}
              </Select>
              {(['startDate', 'endDate'] as const).map((name) => (
                <Field
                  key={name}
                  label={t(`reservationRules.deposits.${name}`)}
                  type="date"
                  value={deposit[name]}
                  onChange={(event) => change({ [name]: event.currentTarget.value })}
                />
              ))}
            </div>
            <WeekdayInputs
              chosen={deposit.weekdays}
              onChange={(weekdays) => change({ weekdays })}
            />
            <div className="form-actions">
              <Button
                variant="quiet"
                icon="trash"
                onClick={() => onChange(deposits.filter((one) => one !== deposit))}
              >
                {t('reservationRules.deposits.remove', { number })}
              </Button>
            </div>
          </fieldset>
        )
      })}
      <div>
        <Button
          variant="quiet"
          icon="plus"
          disabled={deposits.length >= 20}
          onClick={() => onChange([...deposits, newDeposit()])}
        >
          {t('reservationRules.deposits.add')}
        </Button>
      </div>
    </fieldset>
  )
}
