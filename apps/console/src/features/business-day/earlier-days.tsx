import { createEndlessList } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import type { BusinessDay } from '@comanda/contract'
import { Button } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'

interface EarlierDaysProps {
  readonly onShow: (day: BusinessDay) => void
}

/** The days that were closed, the latest first; a press shows the Z of one. */
export const EarlierDays = ({ onShow }: EarlierDaysProps) => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const { t } = useMessages()
  const { money, day } = useFormats()
  const [days] = useState(() =>
    createEndlessList<BusinessDay>(connection, {
      path: 'businessDays',
      where: { shop, status: 'closed' },
      sort: { day: -1 },
    }),
  )
  const { items, isLoaded, isLoading } = useStore(days.state)
  useEffect(() => {
    days.more()
    return days.open()
  }, [days])
  return (
    <section className="day-part" aria-label={t('businessDay.earlier')}>
      <h2>{t('businessDay.earlier')}</h2>
      {items.length === 0 && isLoaded && (
        <p className="page-muted">{t('businessDay.earlierEmpty')}</p>
      )}
      <ul className="day-list">
        {items.map((one) => (
          <li key={one._id}>
            <button type="button" onClick={() => onShow(one)}>
              <span>{day(one.day)}</span>
              <span className="page-muted">{t('businessDay.z', { number: one.number ?? 0 })}</span>
              <strong>{money(one.figures?.bills.total ?? 0)}</strong>
            </button>
          </li>
        ))}
      </ul>
      {!isLoaded && items.length > 0 && (
        <Button variant="quiet" busy={isLoading} onClick={() => days.more()}>
          {t('app.more')}
        </Button>
      )}
    </section>
  )
}
