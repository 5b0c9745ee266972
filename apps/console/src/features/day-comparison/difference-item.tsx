import type { PaymentDifference } from '@comanda/contract'
import { Badge, Button, buttonLook } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'

interface DifferenceItemProps {
  readonly difference: PaymentDifference
  /** Absent if it is solved. */
  readonly onSolve?: () => void
}

/** One difference: what it is, both amounts, and what to do about it. */
export const DifferenceItem = ({ difference, onSolve }: DifferenceItemProps) => {
  const { t } = useMessages()
  const { money, time } = useFormats()
  const { kind, here, there, transaction, note, shop, session } = difference
  const todo = kind === 'notHere' && difference.attempt === undefined ? 'unknownHere' : kind
  const facts = [
    time(difference.time),
    here === undefined ? [] : t('compare.here', { amount: money(here) }),
    there === undefined ? [] : t('compare.there', { amount: money(there) }),
    transaction === undefined ? [] : t('money.transaction', { transaction }),
    note === undefined ? [] : t('refund.note', { note }),
  ].flat()
  return (
    <li className="difference">
      <Badge tone={onSolve ? 'danger' : 'plain'}>{t(`compare.kind.${kind}`)}</Badge>
      <p className="compared-sums">{facts.join(' · ')}</p>
      {onSolve && <p>{t(`compare.todo.${todo}`)}</p>}
      <div className="page-actions">
        {session !== undefined && (
          <Link
            to="/$shop/bills/$session"
            params={{ shop, session }}
            {...buttonLook({ variant: 'plain' })}
          >
            {t('money.link')}
          </Link>
        )}
        {onSolve && (
          <Button variant="quiet" onClick={onSolve}>
            {t('compare.solve')}
          </Button>
        )}
      </div>
    </li>
  )
}
