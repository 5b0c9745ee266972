import type { PaymentAccount, PaymentMethod } from '@comanda/contract'
import { listWords } from '../../staff/list-words.ts'
import { localizedName } from '@comanda/engine/catalog'
import { displayMoney } from '@comanda/engine/money'
import { Badge, Button, IconButton, Switch } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'

interface MethodCardProps {
  readonly method: PaymentMethod
  readonly account: PaymentAccount | undefined
  readonly isFirst: boolean
  readonly isLast: boolean
  /** Absent if the account may not change it. */
  readonly actions?:
    | {
        readonly onEdit: () => void
        readonly onMove: (by: -1 | 1) => void
        readonly onOffer: (isOffered: boolean) => void
      }
    | undefined
}

/** A way to pay: its kind, its account, what it costs, for whom; for owners with its buttons. */
export const MethodCard = ({ method, account, isFirst, isLast, actions }: MethodCardProps) => {
  const { t, locale } = useMessages()
  const { currency, ownDecimals } = useShop()
  const { type, status = 'active', surcharge, least, most, shops, orderType } = method
  const name = localizedName(method.name, locale)
  const money = (amount: number) => displayMoney(amount, currency, ownDecimals)
  const costs = [
    ...(surcharge?.percent ? [`${surcharge.percent} %`] : []),
    ...(surcharge?.fixed ? [money(surcharge.fixed)] : []),
  ].join(' + ')
  const bounds =
    least !== undefined && most !== undefined
      ? t('methods.between', { least: money(least), most: money(most) })
      : least !== undefined
        ? t('methods.from', { least: money(least) })
        : most !== undefined && t('methods.upTo', { most: money(most) })
  const facts = [
    t(`methods.types.${type}`),
    ...(account ? [account.name] : []),
    ...(shops?.length ? [t('methods.shopCount', { count: shops.length })] : []),
    ...(orderType?.length
      ? [
          listWords(
            orderType.map((one) => t(`mode.${one}`)),
            t,
          ),
        ]
      : []),
    ...(costs === '' ? [] : [t('methods.extra', { amount: costs })]),
    ...(bounds ? [bounds] : []),
  ]
  return (
    <li className="page-card">
      <div className="settings-card-head">
        <strong>{name}</strong>
        {method.sandbox && <Badge tone="highlight">{t('settings.noMoney')}</Badge>}
        {status !== 'active' && <Badge>{t(`methods.statuses.${status}`)}</Badge>}
      </div>
      <p className="settings-muted">{facts.join(' · ')}</p>
      {actions && (
        <div className="page-actions">
          <Switch
            label={t('methods.offered', { name })}
            checked={status === 'active'}
            onChange={actions.onOffer}
          />
          <IconButton
            icon="down"
            label={t('methods.down', { name })}
            disabled={isLast}
            onClick={() => actions.onMove(1)}
          />
          <span className="method-up">
            <IconButton
              icon="down"
              label={t('methods.up', { name })}
              disabled={isFirst}
              onClick={() => actions.onMove(-1)}
            />
          </span>
          <Button
            variant="quiet"
            aria-label={t('settings.editOf', { name })}
            onClick={actions.onEdit}
          >
            {t('settings.edit')}
          </Button>
        </div>
      )}
    </li>
  )
}
