import type { StaffActionFilter } from '@comanda/client/staff'
import type { StaffAction } from '@comanda/contract'
import { Button } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { billOf, changeWords, pathWords } from './action-words.ts'

interface ActionItemProps {
  readonly entry: StaffAction
  readonly onFilter: (filter: Partial<StaffActionFilter>) => void
}

/** What somebody did, in words: what changed, when, who approved it and at which device. It leads to its bill. */
export const ActionItem = ({ entry, onFilter }: ActionItemProps) => {
  const { t } = useMessages()
  const { time } = useFormats()
  const { _id: shop } = useShop()
  const { path, method, name, approver, approverName, device, deviceName, record } = entry
  const who = name ?? t('history.formerAccount')
  const changes = changeWords(entry, t)
  const session = billOf(entry)
  const facts = [
    time(entry.time),
    approver === undefined
      ? who
      : t('pane.approvedBy', { who, approver: approverName ?? t('history.formerAccount') }),
    ...(device === undefined ? [] : [t('history.at', { device: deviceName ?? device })]),
  ]
  return (
    <li className="action-item">
      <div>
        <strong>
          {method === 'remove'
            ? t('history.removed', { what: pathWords(path, t) })
            : pathWords(path, t)}
        </strong>
        {changes.length > 0 && <span>{changes.join(' · ')}</span>}
        <small>{facts.join(' · ')}</small>
      </div>
      <div className="action-links">
        {session !== undefined && (
          <Link to="/$shop/bills/$session" params={{ shop, session }} className="action-link">
            {t('history.bill')}
          </Link>
        )}
        {record !== undefined && (
          <Button variant="quiet" onClick={() => onFilter({ record })}>
            {t('history.onlyRecord')}
          </Button>
        )}
        {device !== undefined && (
          <Button variant="quiet" onClick={() => onFilter({ device })}>
            {t('history.onlyDevice')}
          </Button>
        )}
        {approver !== undefined && (
          <Button variant="quiet" onClick={() => onFilter({ approver })}>
            {t('history.onlyApprover')}
          </Button>
        )}
      </div>
    </li>
  )
}
