import { createSeatedGuests } from '@comanda/client/staff'
import { useStore } from '@comanda/client/react'
import { useEffect, useState } from 'react'
import { AllergyFacts, GuestFacts } from './guest-facts.tsx'
import { KnownGuestFacts } from './known-guest.tsx'
import { useMessages } from '../messages.ts'
import { useStaff } from '../staff-context.tsx'
import { useKnownGuests } from './use-known-guests.ts'
import { useRole } from '../use-role.ts'
import './seated-guests.css'

/** Who sits at a table by a reservation, or as its member, and what guests there must not eat (RES-5.1, RES-5.4, GUEST-2.2). */
const Guests = ({ session }: { readonly session: string }) => {
  const { connection } = useStaff()
  const { t } = useMessages()
  const [guests] = useState(() => createSeatedGuests(connection, session))
  const state = useStore(guests.state)
  useEffect(() => guests.open(), [guests])
  const written = useKnownGuests({ session })
  const members = written.filter(({ reservation }) => reservation === undefined)
  if (state.status !== 'ready') return null
  const { reservations, parties, noted } = state.value
  if (reservations.length + parties.length + noted.length + members.length === 0) return null
  return (
    <section className="seated-guests" aria-label={t('book.guests')}>
      {noted.map(({ allergens, text }, at) => (
        <AllergyFacts key={at} allergens={allergens} text={text} />
      ))}
      {reservations.map((guest) => (
        <div key={guest._id}>
          <h3>{t('book.guest', { name: guest.name, number: guest.number })}</h3>
          <GuestFacts guest={guest} />
          <KnownGuestFacts
            known={written.find(({ reservation }) => reservation === guest._id)}
            reservation={guest._id}
          />
        </div>
      ))}
      {members.map((member) => (
        <div key={member.guest}>
          {member.name !== undefined && <h3>{member.name}</h3>}
          <KnownGuestFacts known={member} />
        </div>
      ))}
      {parties.map((party) => (
        <div key={party._id}>
          <h3>
            {party.name === undefined
              ? t('waitingList.number', { number: party.number })
              : t('book.guest', { name: party.name, number: party.number })}
          </h3>
          <GuestFacts guest={{ ...party, babyStools: 0 }} />
        </div>
      ))}
    </section>
  )
}

/** The guests of a session, for those who wait on tables: nobody else reads reservations. */
export const SeatedGuests = (props: { readonly session: string }) =>
  useRole().isWaiter ? <Guests {...props} /> : null
