import { OrderType } from '@comanda/contract'
import { Button, Field } from '@comanda/ui'
import { SomeOf } from '../../forms/some-of.tsx'
import { WeekdayInputs } from '../../forms/times/weekday-inputs.tsx'
import { useMessages } from '../../staff/messages.ts'
import type { EnteredHours } from './opening-hours.ts'

const orderTypes = OrderType.anyOf.map((one) => one.const).filter((type) => type !== 'topUp')

interface HoursInputsProps {
  readonly hours: readonly EnteredHours[]
  readonly onChange: (hours: readonly EnteredHours[]) => void
  readonly onAdd: () => void
}

/** When guests order: days and times, for all orders or for some kinds (SESS-4.3). */
export const HoursInputs = ({ hours, onChange, onAdd }: HoursInputsProps) => {
  const { t } = useMessages()
  const change = (key: number, changes: Partial<EnteredHours>): void =>
    onChange(hours.map((row) => (row.key === key ? { ...row, ...changes } : row)))
  return (
    <fieldset className="form-group">
      <legend>{t('profile.hours')}</legend>
      <p className="form-text">{t('profile.hoursText')}</p>
      {hours.length === 0 && <p className="ui-field-error">{t('profile.noHours')}</p>}
      {hours.map(({ key, weekdays, startTime, endTime, orderTypes: types }, index) => (
        <fieldset key={key} className="form-group shop-hours">
          <legend>{t('profile.hoursOf', { number: index + 1 })}</legend>
          <WeekdayInputs
            chosen={weekdays}
            onChange={(chosen) => change(key, { weekdays: chosen })}
          />
          <div className="form-pair">
            <Field
              label={t('setup.opens')}
              type="time"
              required
              value={startTime}
              onChange={(event) => change(key, { startTime: event.currentTarget.value })}
            />
            <Field
              label={t('setup.closes')}
              hint={
                endTime !== '00:00' && endTime <= startTime ? t('profile.overnight') : undefined
              }
              type="time"
              required
              value={endTime}
              onChange={(event) => change(key, { endTime: event.currentTarget.value })}
            />
          </div>
          <SomeOf
            label={t('methods.orderTypes')}
            allText={t('methods.allTypes')}
            someText={t('methods.someTypes')}
            noneText={t('methods.noType')}
            options={orderTypes.map((id) => ({ id, text: t(`mode.${id}`) }))}
            chosen={types}
            onChange={(chosen) =>
              change(key, {
                orderTypes: chosen && orderTypes.filter((type) => chosen.includes(type)),
              })
            }
          />
          <div className="form-actions">
            <Button
              variant="quiet"
              icon="trash"
              onClick={() => onChange(hours.filter((row) => row.key !== key))}
            >
              {t('profile.removeHours', { number: index + 1 })}
            </Button>
          </div>
        </fieldset>
      ))}
      <div>
        <Button variant="quiet" icon="plus" disabled={hours.length >= 50} onClick={onAdd}>
          {t('profile.addHours')}
        </Button>
      </div>
    </fieldset>
  )
}
