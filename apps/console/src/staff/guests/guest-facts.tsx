import type { Reservation } from '@comanda/contract'
import type { NotedAllergy } from '@comanda/client/staff'
import { allergyOf } from '@comanda/shop-rules/reservations'
import { Badge, Icon } from '@comanda/ui'
import { listWords } from '../list-words.ts'
import { useMessages } from '../messages.ts'
import './guest-facts.css'

type Guest = Pick<Reservation, 'occasion' | 'remark' | 'allergens' | 'babyStools'>

interface AllergyFactsProps {
  readonly allergens: NotedAllergy['allergens']
  /** The guests' own words, if they speak of an allergy. */
  readonly text?: string | undefined
}

/** What guests must not eat, in red. */
export const AllergyFacts = ({ allergens, text }: AllergyFactsProps) => {
  const { t } = useMessages()
  return (
    <>
      {allergens.length > 0 && (
        <p className="guest-allergy">
          <Icon name="warning" size="small" />
          {t('kitchen.allergy', {
            what: listWords(
              allergens.map((one) => t(`menu.allergen.${one}`)),
              t,
            ),
          })}
        </p>
      )}
      {text !== undefined && (
        <p className="guest-remark" data-allergy="">
          <q>{text}</q>
        </p>
      )}
    </>
  )
}

/** What a booking says of its guests: allergies first, then the occasion, stools and what they wrote. */
export const GuestFacts = ({ guest }: { readonly guest: Guest }) => {
  const { t } = useMessages()
  const { occasion, remark, babyStools } = guest
  const allergy = allergyOf(guest)
  return (
    <>
      <AllergyFacts allergens={allergy?.allergens ?? []} />
      {(occasion !== undefined || babyStools > 0) && (
        <p className="guest-badges">
          {occasion !== undefined && (
            <Badge tone="highlight">
              {t(occasion === 'other' ? 'book.otherOccasion' : `book.occasions.${occasion}`)}
            </Badge>
          )}
          {babyStools > 0 && <Badge>{t('book.stools', { count: babyStools })}</Badge>}
        </p>
      )}
      {remark !== undefined && remark !== '' && (
        <p className="guest-remark" data-allergy={allergy?.text === undefined ? undefined : ''}>
          <q>{remark}</q>
        </p>
      )}
    </>
  )
}
