import type { Ticket } from '@comanda/contract'
import { Icon } from '@comanda/ui'
import { listWords } from '../../staff/list-words.ts'
import { useMessages } from '../../staff/messages.ts'
import type { DishWords } from './dish-words.ts'

interface TicketAllergiesProps {
  readonly allergies: Ticket['allergies']
  readonly words: DishWords
}

/** What guests must not eat: by name in the languages of the station, and in their own words (KITCHEN-5.4). */
export const TicketAllergies = ({ allergies = [], words }: TicketAllergiesProps) => {
  const { t } = useMessages()
  return allergies.map(({ names, text }, at) => {
    const second = listWords(
      names.flatMap((name) => words.second(name) ?? []),
      t,
    )
    return (
      <p key={at} className="kitchen-ticket-allergy">
        <Icon name="warning" size="small" />
        <strong>{t('kitchen.allergy', { what: listWords(names.map(words.name), t) })}</strong>
        {second !== '' && <small>{second}</small>}
        {text !== undefined && <q>{text}</q>}
      </p>
    )
  })
}
