import { serverNow } from '@comanda/client'
import { findOutOfHours } from '@comanda/client/staff'
import type { Reservation } from '@comanda/contract'
import { Banner } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { type EnteredDay, storedDays } from './special-days-draft.ts'

/** How long nothing was entered, in ms, before bookings are counted. */
const PAUSE = 300

interface SpecialDayBookingsProps {
  readonly day: EnteredDay
  /** All that are entered, with it. */
  readonly days: readonly EnteredDay[]
}

/** How many have booked for a special day and would find the shop closed: it cancels none of them (SESS-10.6). */
export const SpecialDayBookings = ({ day, days }: SpecialDayBookingsProps) => {
  const { connection } = useStaff()
  const shop = useShop()
  const { t } = useMessages()
  const [found, setFound] = useState<readonly Reservation[]>([])
  useEffect(() => {
    let isShown = true
    const count = async (): Promise<void> => {
      const specialDays = storedDays(days)
      const own = storedDays([day]).filter(({ from }) => from !== '')
      const bookings = await findOutOfHours(connection, shop, own, specialDays, serverNow())
      if (isShown) setFound(bookings)
    }
    const timer = setTimeout(() => {
      // Without a connection nothing is shown; the book marks them once the day is stored.
      count().catch(() => isShown && setFound([]))
    }, PAUSE)
    return () => {
      isShown = false
      clearTimeout(timer)
    }
  }, [connection, shop, day, days])
  const [first] = found
  if (!first) return null
  return (
    <Banner tone="danger" icon="warning">
      {t('specialDays.bookings', { count: found.length })}{' '}
      {/* In a tab of its own: what is entered here is not stored yet. */}
      <Link
        to="/$shop/book"
        params={{ shop: shop._id }}
        search={{ date: first.date }}
        target="_blank"
      >
        {t('specialDays.inBook')}
      </Link>
    </Banner>
  )
}
