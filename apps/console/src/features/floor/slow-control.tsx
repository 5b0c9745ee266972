import { normaliseError } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import { createSlowDowns, type SlowedTypes } from '@comanda/client/staff'
import { Button, CheckRow, showToast } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { useNow } from '../../staff/use-now.ts'
import { clockTime } from './clock-time.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

type OrderType = SlowedTypes[number]['orderType']

const guestTypes = ['takeAway', 'delivery', 'dineInNoTable', 'dineIn'] as const

/** How many minutes more the kitchen takes, and for how long, in minutes. */
const more = [5, 10, 15, 20, 30]
const lengths = [30, 60, 120]

/** Adds minutes to the times that guests read for some types of orders, and says until when (KITCHEN-6.2). */
export const SlowControl = () => {
  const { connection } = useStaff()
  const shop = useShop()
  const { t, locale } = useMessages()
  const [slowDowns] = useState(() => createSlowDowns(connection, shop))
  const [isOpen, setIsOpen] = useState(false)
  const [minutes, setMinutes] = useState(10)
  const [types, setTypes] = useState<readonly OrderType[]>(guestTypes)
  const all = useStore(slowDowns.state)
  const now = useNow(30_000)
  useEffect(() => slowDowns.open(), [slowDowns])
  const [first] = all.filter(({ until }) => until === undefined || Date.parse(until) > now)
  const words = (): string => {
    if (first === undefined) return t('slow.button')
    const { minutes: count, until } = first
    return until === undefined
      ? t('slow.by', { count })
      : t('slow.byUntil', { count, time: clockTime(until, locale, shop.timeZone) })
  }
  const set = async (chosen: readonly OrderType[], length?: number): Promise<void> => {
    try {
      await slowDowns.slow(chosen, minutes, length)
      const done = chosen.length === 0 ? t('slow.ended') : t('slow.done', { count: minutes })
      showToast(done, { tone: 'success' })
    } catch (failure) {
      const { reason, message } = normaliseError(failure)
      const problem = reason === 'offline' ? t('floor.offline') : t('floor.notDone', { message })
      showToast(problem, { tone: 'danger' })
    }
  }
  const toggle = (type: OrderType): void =>
    setTypes(types.includes(type) ? types.filter((one) => one !== type) : [...types, type])
  return (
    <>
      <Button variant={first ? 'primary' : 'quiet'} onClick={() => setIsOpen(true)}>
        {words()}
      </Button>
      {isOpen && (
        <StaffSheet open onClosed={() => setIsOpen(false)} title={t('slow.title')}>
          {(close) => {
            const press = (chosen: readonly OrderType[], length?: number) => {
              void set(chosen, length)
              close()
            }
            return (
              <div className="pause-lengths">
                <p>{t('slow.text')}</p>
                {first && (
                  <Button size="large" wide onClick={() => press([])}>
                    {t('slow.end')}
                  </Button>
                )}
                <fieldset>
                  <legend>{t('slow.types')}</legend>
                  {guestTypes.map((type) => (
                    <CheckRow
                      key={type}
                      checked={types.includes(type)}
                      onChange={() => toggle(type)}
                    >
                      {t(`shopSettings.kinds.${type}`)}
                    </CheckRow>
                  ))}
                </fieldset>
                <div className="slow-minutes" role="group" aria-label={t('slow.minutes')}>
                  {more.map((count) => (
                    <Button
                      key={count}
                      size="large"
                      variant={count === minutes ? 'primary' : 'quiet'}
                      aria-pressed={count === minutes}
                      onClick={() => setMinutes(count)}
                    >
                      {t('respond.later', { count })}
                    </Button>
                  ))}
                </div>
                {lengths.map((count) => (
                  <Button
                    key={count}
                    size="large"
                    variant="quiet"
                    wide
                    disabled={types.length === 0}
                    onClick={() => press(types, count)}
                  >
                    {t('floor.pauseFor', { count })}
                  </Button>
                ))}
                <Button
                  size="large"
                  variant="quiet"
                  wide
                  disabled={types.length === 0}
                  onClick={() => press(types)}
                >
                  {t('floor.pauseOpen')}
                </Button>
              </div>
            )
          }}
        </StaffSheet>
      )}
    </>
  )
}
