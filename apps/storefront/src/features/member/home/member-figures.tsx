import type { AvailableBalance, AvailablePoints } from '@comanda/contract'
import { languageTag } from '@comanda/locales'
import { Icon, Price } from '@comanda/ui'
import { Link } from '../../../router/link.tsx'
import { useCatalogue } from '../../../diner/use-stores.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { useMoney } from '../../../money/use-money.ts'
import { balanceAmounts } from '../balance/balance-amounts.ts'
import './member-home.css'

interface MemberFiguresProps {
  readonly points: readonly AvailablePoints[]
  readonly balances: readonly AvailableBalance[]
}

/** Points and balance, each a link to its own screen. */
export const MemberFigures = ({ points, balances }: MemberFiguresProps) => {
  const { t, locale } = useMemberMessages()
  const currency = useCatalogue().menu?.shop.currency
  const money = useMoney()
  const total = points.reduce((sum, { amount }) => sum + amount, 0)
  const { main, others } = balanceAmounts(balances, currency, money)
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
          <Price text={main} size="large" />
        </strong>
        {others.map((amount) => (
          <small key={amount}>{amount}</small>
        ))}
        <Icon name="forward" size="small" />
      </Link>
    </div>
  )
}
