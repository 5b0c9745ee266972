import type { DayPreview } from '@comanda/contract'
import { Icon } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'

interface CheckProps {
  readonly title: string
  readonly state: 'done' | 'toDo' | 'note'
  readonly children?: ReactNode
}

const Check = ({ title, state, children }: CheckProps) => {
  const { t } = useMessages()
  return (
    <li className="day-check" data-state={state}>
      <Icon name={state === 'done' ? 'check' : 'warning'} />
      <div>
        <p>
          <strong>{title}</strong> <span className="ui-hidden">{t(`businessDay.${state}`)}</span>
        </p>
        {children}
      </div>
    </li>
  )
}

/** What is to be done before a day is closed, each with the way there. */
export const Checklist = ({ preview }: { readonly preview: DayPreview }) => {
  const { t } = useMessages()
  const { money } = useFormats()
  const { _id: shop } = useShop()
  const { figures, tills, pending, toCome } = preview
  const { count, outstanding } = figures.open
  const { outside = 0 } = figures.cash
  return (
    <section className="day-part" aria-label={t('businessDay.checklist')}>
      <h2>{t('businessDay.checklist')}</h2>
      <ul className="page-card day-checks">
        {tills.length > 0 ? (
          <Check title={t('businessDay.checkDrawers', { count: tills.length })} state="toDo">
            <p className="page-muted">{t('businessDay.checkDrawersText')}</p>
          </Check>
        ) : (
          <Check title={t('businessDay.checkDrawersNone')} state="done" />
        )}
        {outside !== 0 && (
          <Check title={t('businessDay.checkOutside', { amount: money(outside) })} state="note">
            <p className="page-muted">{t('businessDay.checkOutsideText')}</p>
          </Check>
        )}
        {count > 0 ? (
          <Check title={t('businessDay.checkOpen', { count })} state="note">
            <p className="page-muted">
              {t('businessDay.checkOpenText', { amount: money(outstanding) })}
            </p>
            <Link to="/$shop/floor" params={{ shop }} className="day-check-link">
              {t('businessDay.toFloor')}
            </Link>
          </Check>
        ) : (
          <Check title={t('businessDay.checkOpenNone')} state="done" />
        )}
        {pending > 0 ? (
          <Check title={t('businessDay.checkPending', { count: pending })} state="note">
            <p className="page-muted">{t('businessDay.checkPendingText')}</p>
            <Link to="/$shop/days" params={{ shop }} className="day-check-link">
              {t('businessDay.toPayments')}
            </Link>
          </Check>
        ) : (
          <Check title={t('businessDay.checkPendingNone')} state="done" />
        )}
        {toCome > 0 ? (
          <Check title={t('businessDay.checkCome', { count: toCome })} state="note" />
        ) : (
          <Check title={t('businessDay.checkComeNone')} state="done" />
        )}
      </ul>
    </section>
  )
}
