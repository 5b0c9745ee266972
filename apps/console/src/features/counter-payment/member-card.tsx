import type { BillMember, BillMemberState } from '@comanda/client/staff'
import { listWords } from '../../staff/list-words.ts'
import type { MemberSummary } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Badge, Button, Skeleton } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { useMemberStep } from './use-member-step.ts'

interface MemberCardProps {
  readonly member: BillMember
  readonly state: BillMemberState
}

const Facts = ({ summary }: { readonly summary: MemberSummary }) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const { points, balance, visits, favourites } = summary
  const dishes = listWords(
    favourites.map(({ name }) => localizedName(name, locale)),
    t,
  )
  return (
    <dl className="counter-member-facts">
      <div>
        <dt>{t('counter.member.points')}</dt>
        <dd>{points.toLocaleString(locale)}</dd>
      </div>
      <div>
        <dt>{t('counter.member.balance')}</dt>
        <dd>{money(balance)}</dd>
      </div>
      <div>
        <dt>{t('counter.member.visits')}</dt>
        <dd>{visits}</dd>
      </div>
      {dishes !== '' && (
        <div>
          <dt>{t('counter.member.favourites')}</dt>
          <dd>{dishes}</dd>
        </div>
      )}
    </dl>
  )
}

interface CouponsProps extends MemberCardProps {
  readonly coupons: MemberSummary['coupons']
}

const Coupons = ({ member, state, coupons }: CouponsProps) => {
  const { t, locale } = useMessages()
  const { isBusy, step } = useMemberStep()
  if (coupons.length === 0) return <p>{t('counter.member.noCoupons')}</p>
  return (
    <>
      <ul className="counter-coupons" aria-label={t('counter.member.coupons')}>
        {coupons.map(({ _id, name }) => {
          const text = localizedName(name, locale)
          return (
            <li key={_id}>
              <span>{text}</span>
              <Button
                variant="quiet"
                disabled={!state.isScanned}
                busy={isBusy}
                aria-label={t('counter.coupon.useOf', { name: text })}
                onClick={() => void step(() => member.addCoupon({ coupon: _id }))}
              >
                {t('counter.coupon.use')}
              </Button>
            </li>
          )
        })}
      </ul>
      {!state.isScanned && <p>{t('counter.coupon.needsScan')}</p>}
    </>
  )
}

/** The member of a bill: what is known, and the coupons that can be used (STAFF-5.13). */
export const MemberCard = ({ member, state }: MemberCardProps) => {
  const { t } = useMessages()
  const { isBusy, step } = useMemberStep()
  const { summary, isScanned } = state
  if (summary === 'loading') return <Skeleton shape="card" />
  return (
    <section className="counter-member" aria-label={t('counter.member.title')}>
      {summary === 'failed' ? (
        <p>{t('counter.member.failed')}</p>
      ) : (
        <>
          <h3>
            {summary.name ?? t('counter.member.noName')}{' '}
            {isScanned && <Badge tone="success">{t('counter.member.scanned')}</Badge>}
          </h3>
          <Facts summary={summary} />
          {!isScanned && summary.balance > 0 && <p>{t('counter.balanceNeedsScan')}</p>}
          <Coupons member={member} state={state} coupons={summary.coupons} />
        </>
      )}
      <Button variant="plain" busy={isBusy} onClick={() => void step(() => member.attach(null))}>
        {t('counter.member.detach')}
      </Button>
    </section>
  )
}
