import { useChanges, useConnection, useLoaded } from '@comanda/client/react'
import { findPoints, totalPoints } from '@comanda/client/account'
import type { User } from '@comanda/contract'
import { languageTag } from '@comanda/locales'
import { Skeleton } from '@comanda/ui'
import { useCatalogue } from '../../../diner/use-stores.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { useDay } from '../../../language/use-day.ts'
import './points.css'

/** The points that can be spent now, and those that expire soon. */
export const PointsSummary = ({ user }: { readonly user: User }) => {
  const { t, locale } = useMemberMessages()
  const connection = useConnection()
  const { menu } = useCatalogue()
  const shop = menu?.shop._id
  const day = useDay(menu?.shop.timeZone)
  const { data, reload } = useLoaded(`${user._id} ${shop ?? ''}`, () =>
    findPoints(connection, user._id, shop),
  )
  useChanges(reload, 'pointRecords')
  const total = data && totalPoints(data)
  const soon = data
    ?.flatMap(({ expiring }) => expiring)
    .toSorted((a, b) => a.expires.localeCompare(b.expires))
  return (
    <section className="points-summary" aria-label={t('points.available')}>
      <p>{t('points.available')}</p>
      {total === undefined ? (
        <Skeleton shape="title" share={0.3} />
      ) : (
        <strong>{total.toLocaleString(languageTag[locale])}</strong>
      )}
      {soon?.length === 0 && <small>{t('points.never')}</small>}
      {soon && soon.length > 0 && (
        <>
          <h2>{t('points.soon')}</h2>
          <ul>
            {soon.map(({ amount, expires }) => (
              <li key={expires}>{t('points.soonEntry', { count: amount, date: day(expires) })}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
