import type { NamedGuest } from '@comanda/client/staff'
import type { FoundGuest } from '@comanda/contract'
import { Badge } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

interface FoundGuestsProps {
  readonly guests: readonly FoundGuest[]
  readonly label: string
  readonly onOpen: (guest: NamedGuest) => void
}

/** People who were found; a press opens the file. */
export const FoundGuests = ({ guests, label, onOpen }: FoundGuestsProps) => {
  const { t } = useMessages()
  if (guests.length === 0) return <p role="status">{t('book.nothingFound')}</p>
  return (
    <ul className="guests-found" aria-label={label}>
      {guests.map(({ name, memberNumber, phoneEnding, ...named }) => {
        const facts = [
          memberNumber && t('counter.member.number', { number: memberNumber }),
          phoneEnding && t('counter.member.ending', { digits: phoneEnding }),
        ].filter(Boolean)
        return (
          <li key={named.user ?? named.guest ?? named.reservation}>
            <button type="button" className="guests-row" onClick={() => onOpen(named)}>
              <strong>{name ?? t('counter.member.noName')}</strong>
              <small>{facts.join(' · ')}</small>
              {named.user !== undefined && <Badge tone="primary">{t('guests.member')}</Badge>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
