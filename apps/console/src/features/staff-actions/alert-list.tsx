import type { StaffAlert } from '@comanda/contract'
import { Icon } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { alertWords } from './action-words.ts'

/** What should be rare: each opens its bill (STAFF-9.4). */
export const AlertList = ({ alerts }: { readonly alerts: readonly StaffAlert[] }) => {
  const { t } = useMessages()
  const { money, time } = useFormats()
  const { _id: shop } = useShop()
  return (
    <section className="page-card" aria-label={t('history.alerts')}>
      <h2>{t('history.alerts')}</h2>
      {alerts.length === 0 && <p className="page-muted">{t('history.noAlerts')}</p>}
      <ul className="action-list">
        {alerts.map((alert) => {
          const { kind, time: at, session, tableName, name, approverName, amount, note } = alert
          const who = name ?? t('history.formerAccount')
          const facts = [
            amount === undefined ? '' : money(amount),
            tableName ?? '',
            note ?? '',
            time(at),
            approverName === undefined
              ? who
              : t('pane.approvedBy', { who, approver: approverName }),
          ].filter((fact) => fact !== '')
          const content = (
            <>
              <Icon name="bell" />
              <strong>{alertWords(alert, t)}</strong>
              <small>{facts.join(' · ')}</small>
            </>
          )
          return (
            <li key={`${kind} ${session ?? ''} ${at} ${amount ?? ''}`}>
              {session === undefined ? (
                <div className="action-alert">{content}</div>
              ) : (
                <Link
                  to="/$shop/bills/$session"
                  params={{ shop, session }}
                  className="action-alert"
                >
                  {content}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
