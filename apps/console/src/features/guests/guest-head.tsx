import type { GuestFile } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Badge } from '@comanda/ui'
import { AllergyFacts } from '../../staff/guests/guest-facts.tsx'
import { listWords } from '../../staff/list-words.ts'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'

/** Who it is, what they must not eat, and the figures of their visits. */
export const GuestHead = ({ file }: { readonly file: GuestFile }) => {
  const { t, locale } = useMessages()
  const { money, time } = useFormats()
  const { name, phones, emails = [], memberNumber, allergens = [], tags = [] } = file
  const { visits, lastVisit, spent, noShows, cancelled, favourites } = file
  const dishes = listWords(
    favourites.map((dish) => localizedName(dish.name, locale)),
    t,
  )
  const figures = [
    ['visits', String(visits)],
    ...(lastVisit === undefined ? [] : [['lastVisit', time(lastVisit)] as const]),
    ...(spent === undefined ? [] : [['spent', money(spent)] as const]),
    ['noShows', String(noShows)],
    ['cancelled', String(cancelled)],
    ...(dishes === '' ? [] : [['favourites', dishes] as const]),
  ] as const
  return (
    <header className="guest-head">
      <h1>{name ?? t('counter.member.noName')}</h1>
      <p className="guest-contact">
        {memberNumber !== undefined && (
          <span>{t('counter.member.number', { number: memberNumber })}</span>
        )}
        {phones.map((phone) => (
          <a key={phone} href={`tel:${phone}`}>
            {phone}
          </a>
        ))}
        {emails.map((email) => (
          <a key={email} href={`mailto:${email}`}>
            {email}
          </a>
        ))}
      </p>
      <AllergyFacts allergens={[...allergens]} />
      {tags.length > 0 && (
        <p className="guest-tags">
          {tags.map((tag) => (
            <Badge key={tag} tone="highlight">
              {tag}
            </Badge>
          ))}
        </p>
      )}
      <dl className="guest-figures">
        {figures.map(([figure, value]) => (
          <div key={figure}>
            <dt>{t(`guests.figure.${figure}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
