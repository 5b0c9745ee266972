import { normaliseError } from '@comanda/client'
import { createPauses } from '@comanda/client/staff'
import { useStore } from '@comanda/client/react'
import { Button, showToast } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { useNow } from '../../staff/use-now.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

const guestTypes = ['dineIn', 'dineInNoTable', 'takeAway', 'delivery'] as const

/** For how long orders are paused, in minutes. */
const lengths = [15, 30, 60, 120]

/** Pauses the orders of guests, and says until when they are paused. */
export const PauseControl = () => {
  const { connection } = useStaff()
  const shop = useShop()
  const { t, locale } = useMessages()
  const [pauses] = useState(() => createPauses(connection, shop))
  const [isOpen, setIsOpen] = useState(false)
  const all = useStore(pauses.state)
  const now = useNow(30_000)
  useEffect(() => pauses.open(), [pauses])
  const { timeZone } = shop
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone })
  const paused = all.filter(({ until }) => until === undefined || Date.parse(until) > now)
  const [first] = paused
  const text =
    first === undefined
      ? t('floor.pause')
      : first.until === undefined
        ? t('floor.paused')
        : t('floor.pausedUntil', { time: clock.format(new Date(first.until)) })
  const set = async (types: readonly (typeof guestTypes)[number][], minutes?: number) => {
    try {
      await pauses.pause(types, minutes)
      const done = types.length === 0 ? t('floor.resumed') : t('floor.pauseDone')
      showToast(done, { tone: 'success' })
    } catch (failure) {
      const { reason, message } = normaliseError(failure)
      const problem = reason === 'offline' ? t('floor.offline') : t('floor.notDone', { message })
      showToast(problem, { tone: 'danger' })
    }
  }
  return (
    <>
      <Button variant={first ? 'danger' : 'quiet'} onClick={() => setIsOpen(true)}>
        {text}
      </Button>
      {isOpen && (
        <StaffSheet open onClosed={() => setIsOpen(false)} title={t('floor.pauseTitle')}>
          {(close) => {
            const press = (types: readonly (typeof guestTypes)[number][], minutes?: number) => {
              void set(types, minutes)
              close()
            }
            return (
              <div className="pause-lengths">
                <p>{t('floor.pauseText')}</p>
                {first && (
                  <Button size="large" wide onClick={() => press([])}>
                    {t('floor.resume')}
                  </Button>
                )}
                {lengths.map((count) => (
                  <Button
                    key={count}
                    size="large"
                    variant="quiet"
                    wide
                    onClick={() => press(guestTypes, count)}
                  >
                    {t('floor.pauseFor', { count })}
                  </Button>
                ))}
                <Button size="large" variant="quiet" wide onClick={() => press(guestTypes)}>
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
