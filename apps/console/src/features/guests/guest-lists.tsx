import { normaliseError } from '@comanda/client'
import { createGuestLists, type NamedGuest, type ShownGuestList } from '@comanda/client/staff'
import { useStore } from '@comanda/client/react'
import type { GuestRules } from '@comanda/contract'
import { Button } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { useRole } from '../../staff/use-role.ts'
import { GivenCoupons } from './given-coupons.tsx'
import { GiveSheet } from './give-sheet.tsx'
import { guestFailure } from './guest-failure.ts'
import { ListRules } from './list-rules.tsx'

interface GuestListsProps {
  readonly onOpen: (guest: NamedGuest) => void
}

/** Lists of guests by rules, for managers; owners give all of one a coupon (GUEST-7). */
export const GuestLists = ({ onOpen }: GuestListsProps) => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const { isOwner } = useRole()
  const { t } = useMessages()
  const { money, time } = useFormats()
  const [lists] = useState(() => createGuestLists(connection, shop))
  const [shown, setShown] = useState<ShownGuestList & { readonly rules: GuestRules }>()
  const [problem, setProblem] = useState<string>()
  const [isGiving, setIsGiving] = useState(false)
  const givings = useStore(lists.givings.state)
  useEffect(() => lists.open(), [lists])
  const read = async (rules: GuestRules, call: () => Promise<ShownGuestList>): Promise<void> => {
    try {
      setShown({ ...(await call()), rules })
      setProblem(undefined)
    } catch (failure) {
      setProblem(guestFailure(t, normaliseError(failure)))
    }
  }
  return (
    <section className="page-card" aria-label={t('guests.lists')}>
      <h2>{t('guests.lists')}</h2>
      <ListRules onRead={(rules) => void read(rules, () => lists.read(rules))} />
      {problem !== undefined && (
        <p className="form-failure" role="alert">
          {problem}
        </p>
      )}
      {shown && (
        <>
          <p role="status">{t('guests.listed', { count: shown.total, members: shown.members })}</p>
          {isOwner && shown.members > 0 && (
            <div>
              <Button onClick={() => setIsGiving(true)}>{t('guests.giveAll')}</Button>
            </div>
          )}
          <ul className="guests-found" aria-label={t('guests.lists')}>
            {shown.guests.map(({ guest, name, phoneEnding, visits, spent, lastVisit }) => (
              <li key={guest}>
                <button type="button" className="guests-row" onClick={() => onOpen({ guest })}>
                  <strong>{name ?? t('counter.member.noName')}</strong>
                  <small>
                    {[
                      phoneEnding && t('counter.member.ending', { digits: phoneEnding }),
                      t('guests.visited', { count: visits }),
                      money(spent),
                      time(lastVisit),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </button>
              </li>
            ))}
          </ul>
          {shown.next && (
            <div className="page-actions">
              <Button
                variant="quiet"
                onClick={() => void read(shown.rules, () => lists.more(shown.rules, shown))}
              >
                {t('guests.more')}
              </Button>
            </div>
          )}
        </>
      )}
      {givings.status === 'ready' && givings.value.length > 0 && (
        <GivenCoupons givings={givings.value} />
      )}
      {isGiving && shown && (
        <GiveSheet
          onGive={(gift) => lists.give(shown.rules, gift)}
          onClosed={() => setIsGiving(false)}
        />
      )}
    </section>
  )
}
