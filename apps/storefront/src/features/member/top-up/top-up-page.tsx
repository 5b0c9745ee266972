import { useConnection, useLoaded, type Loaded } from '@comanda/client/react'
import { findBalances, findTopUpOffers, type TopUpOffer } from '@comanda/client/account'
import type { TableSession, User } from '@comanda/contract'
import { buttonLook, EmptyState, MemberDrawing, Page, Price, Skeleton } from '@comanda/ui'
import { Link } from '../../../router/link.tsx'
import { useNavigate } from '../../../router/use-navigate.ts'
import { useAuthentication, useCatalogue } from '../../../diner/use-stores.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { LoadedContent } from '../../../loading/loaded-content.tsx'
import { LoadingRows } from '../../../loading/loading-rows.tsx'
import { useMoney } from '../../../money/use-money.ts'
import { balanceAmounts } from '../balance/balance-amounts.ts'
import { TopUpForm } from './top-up-form.tsx'
import { TopUpResult } from './top-up-result.tsx'
import { useTopUpSession } from './use-top-up-session.ts'
import './top-up.css'

/** Returns the top-ups of the shop, the cheapest first. */
const useTopUpOffers = (): Loaded<readonly TopUpOffer[]> => {
  const connection = useConnection()
  const shop = useCatalogue().menu?.shop._id
  return useLoaded(shop, () => findTopUpOffers(connection, shop ?? ''))
}

interface BalanceProps {
  readonly user: User
  /** Changes with the top-up's state: the balance is then loaded again. */
  readonly round: string
}

const Balance = ({ user, round }: BalanceProps) => {
  const { t } = useMemberMessages()
  const connection = useConnection()
  const currency = useCatalogue().menu?.shop.currency
  const money = useMoney()
  const { data } = useLoaded(`${user._id} ${round}`, () => findBalances(connection, user._id))
  return (
    <section className="top-up-balance" aria-label={t('topUp.balance')}>
      <p>{t(round === 'done' ? 'topUp.newBalance' : 'topUp.balance')}</p>
      {data ? (
        <Price text={balanceAmounts(data, currency, money).main} size="huge" />
      ) : (
        <Skeleton shape="title" share={0.4} />
      )}
    </section>
  )
}

const NoShop = () => {
  const { t } = useMemberMessages()
  return (
    <EmptyState
      drawing={<MemberDrawing name="coins" />}
      title={t('member.needsShop')}
      action={
        <Link to="/shops" {...buttonLook()}>
          {t('member.chooseShop')}
        </Link>
      }
    />
  )
}

/** Tops up the balance: what it adds, how it is paid, and the outcome. */
export const TopUpPage = ({ next }: { readonly next: string }) => {
  const { t } = useMemberMessages()
  const { user } = useAuthentication()
  const { menu, status } = useCatalogue()
  const offers = useTopUpOffers()
  const topUp = useTopUpSession()
  const shop = menu?.shop._id
  const navigate = useNavigate()
  const bought = (session: TableSession, method: string | undefined): void => {
    topUp.begin(session)
    if (method === undefined) return
    void navigate({ to: '/payment/$session', params: { session: session._id }, search: { method } })
  }
  if (!user) return null
  return (
    <Page title={t('topUp.title')} lead={topUp.isPending ? undefined : t('topUp.lead')}>
      <Balance user={user} round={topUp.session?.status ?? ''} />
      {topUp.isPending &&
        (topUp.session ? (
          <TopUpResult session={topUp.session} next={next} onAgain={topUp.end} />
        ) : (
          <LoadingRows rows={1} />
        ))}
      {!topUp.isPending && !menu && status !== 'loading' && <NoShop />}
      {!topUp.isPending && shop !== undefined && (
        <LoadedContent loaded={offers}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState drawing={<MemberDrawing name="coins" />} title={t('topUp.emptyTitle')}>
                {t('topUp.emptyText')}
              </EmptyState>
            ) : (
              <TopUpForm offers={all} shop={shop} onBought={bought} />
            )
          }
        </LoadedContent>
      )}
    </Page>
  )
}
