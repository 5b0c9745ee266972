import { createSeatedGuests } from '@comanda/client/staff'
import { useStore } from '@comanda/client/react'
import { useEffect, useState } from 'react'
import { GuestFacts } from './guest-facts.tsx'
import { useMessages } from './messages.ts'
import { useStaff } from './staff-context.tsx'
import { useRole } from './use-role.ts'
import './seated-guests.css'

/** Who sits at a table by a reservation, with what they must not eat (RES-5.1). */
const Guests = ({ session }: { readonly session: string }) => {
  const { connection } = useStaff()
  const { t } = useMessages()
  const [guests] = useState(() => createSeatedGuests(connection, session))
  const state = useStore(guests.state)
  useEffect(() => guests.open(), [guests])
  if (state.status !== 'ready' || state.value.length === 0) return null
  return (
    <section className="seated-guests" aria-label={t('book.guests')}>
      {state.value.map((guest) => (
        <div key={guest._id}>
          <h3>{t('book.guest', { name: guest.name, number: guest.number })}</h3>
          <GuestFacts guest={guest} />
        </div>
      ))}
    </section>
  )
}

/** The guests of a session, for those who wait on tables: nobody else reads reservations. */
export const SeatedGuests = (props: { readonly session: string }) =>
  useRole().isWaiter ? <Guests {...props} /> : null
