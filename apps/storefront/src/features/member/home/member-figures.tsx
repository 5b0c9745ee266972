import type { AvailableBalance, AvailablePoints } from '@comanda/contract'
import { displayMoney } from '@comanda/engine'
import { languageTag } from '@comanda/locales'
import { Icon, Price } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useCatalogue } from '../../../data/use-store.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import './member-home.css'

interface MemberFiguresProps {
  readonly points: readonly AvailablePoints[]
  readonly balances: readonly AvailableBalance[]
}

/** Points and balance, each the way to its own screen. */
export const MemberFigures = ({ points, balances }: MemberFiguresProps) => {
  const { t, locale } = useMemberMessages()
  const currency = useCatalogue().menu?.shop.currency
  const total = points.reduce((sum, { amount }) => sum + amount, 0)
  const own = balances.filter((balance) => balance.currency !== currency && balance.amount > 0)
  const here = balances.find((balance) => balance.currency === currency)?.amount ?? 0
  return (
    <div className="member-figures">
      <Link to="/member/pointHistory" className="member-figure">
        <span>{t('member.points')}</span>
        <strong>{total.toLocaleString(languageTag[locale])}</strong>
        <Icon name="forward" size="small" />
      </Link>
      <Link to="/member/topUp" className="member-figure">
        <span>{t('member.balance')}</span>
        <strong>
          <Price text={displayMoney(here, currency)} size="large" />
        </strong>
        {own.map(({ _id, amount }) => (
          <small key={_id}>
            {_id} {displayMoney(amount, _id)}
          </small>
        ))}
        <Icon name="forward" size="small" />
      </Link>
    </div>
  )
}
