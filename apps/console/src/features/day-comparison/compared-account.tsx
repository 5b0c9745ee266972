import type { ComparedAccount } from '@comanda/client/staff'
import type { PaymentDifference } from '@comanda/contract'
import { localMoment } from '@comanda/engine/time'
import { Badge, Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { DifferenceItem } from './difference-item.tsx'

interface ComparedAccountCardProps {
  readonly compared: ComparedAccount
  readonly isBusy: boolean
  readonly onCompare: (fix: boolean) => void
  readonly onSolve: (difference: PaymentDifference) => void
}

/** The day of an account: whether our payments and the provider's are the same, and what differs. */
export const ComparedAccountCard = ({
  compared: { account, name, provider, result, differences },
  isBusy,
  onCompare,
  onSolve,
}: ComparedAccountCardProps) => {
  const { t } = useMessages()
  const { money, time } = useFormats()
  const { timeZone } = useShop()
  const title = name ?? (provider ? t(`accounts.providers.${provider}`) : account)
  const open = differences.filter(({ solved }) => !solved)
  const solved = differences.filter((difference) => difference.solved)
  const isFixable = open.some(({ kind, attempt }) => kind === 'notHere' && attempt !== undefined)
  const words = (): string => {
    if (!result) return t('compare.never')
    if (result.status === 'running') return t('compare.running')
    if (result.status === 'failed')
      return t('compare.failedText', { message: result.failure ?? '' })
    if (result.basis === 'none') return t('compare.noBooks')
    if (result.same + result.unknown + differences.length === 0)
      // The last minutes of a day that is not over were left out.
      return localMoment(Date.parse(result.to), timeZone).date === result.day
        ? t('compare.nothingUntil', { time: time(result.to) })
        : t('compare.nothing')
    return t('compare.same', { count: result.same })
  }
  return (
    <section className="page-card" aria-label={title}>
      <div className="page-card-head compared-head">
        <h2>{title}</h2>
        {result?.status === 'failed' && <Badge tone="danger">{t('compare.failed')}</Badge>}
        {result?.status === 'done' && result.basis !== 'none' && (
          <Badge tone={open.length > 0 ? 'danger' : 'success'}>
            {open.length > 0 ? t('compare.differs', { count: open.length }) : t('compare.equal')}
          </Badge>
        )}
      </div>
      <p>{words()}</p>
      {result?.status === 'done' && result.basis !== 'none' && (
        <p className="compared-sums">
          {t('compare.sums', { here: money(result.here), there: money(result.there) })}{' '}
          {result.unknown > 0 && t('compare.unknown', { count: result.unknown })}{' '}
          {result.others > 0 && t('compare.others', { count: result.others })}
        </p>
      )}
      {open.length > 0 && (
        <ul className="compared-list">
          {open.map((difference) => (
            <DifferenceItem
              key={difference._id}
              difference={difference}
              onSolve={() => onSolve(difference)}
            />
          ))}
        </ul>
      )}
      {solved.length > 0 && (
        <details>
          <summary>{t('compare.solved', { count: solved.length })}</summary>
          <ul className="compared-list">
            {solved.map((difference) => (
              <DifferenceItem key={difference._id} difference={difference} />
            ))}
          </ul>
        </details>
      )}
      <div className="page-actions">
        <Button variant="quiet" busy={isBusy} onClick={() => onCompare(false)}>
          {t(result ? 'compare.again' : 'compare.now')}
        </Button>
        {isFixable && (
          <Button busy={isBusy} onClick={() => onCompare(true)}>
            {t('compare.fix')}
          </Button>
        )}
      </div>
    </section>
  )
}
