import type { PaymentAccount } from '@comanda/contract'
import { Badge, Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

interface AccountCardProps {
  readonly account: PaymentAccount
  readonly isTesting: boolean
  readonly onEdit: () => void
  readonly onTest: () => void
}

/** An account: provider, mode, for which shops, and its buttons. */
export const AccountCard = ({ account, isTesting, onEdit, onTest }: AccountCardProps) => {
  const { t } = useMessages()
  const { name, provider, mode, shops } = account
  return (
    <li className="page-card">
      <div className="settings-card-head">
        <strong>
          {name}
          <small>{t(`accounts.providers.${provider}`)}</small>
        </strong>
        <Badge tone={mode === 'live' ? 'success' : 'highlight'}>
          {t(mode === 'live' ? 'accounts.modes.live' : 'settings.noMoney')}
        </Badge>
      </div>
      <p className="settings-muted">
        {shops === undefined
          ? t('settings.allShops')
          : t('methods.shopCount', { count: shops.length })}
      </p>
      <div className="page-actions">
        <Button
          variant="quiet"
          busy={isTesting}
          aria-label={t('accounts.testOf', { name })}
          onClick={onTest}
        >
          {t('accounts.test')}
        </Button>
        <Button variant="quiet" aria-label={t('settings.editOf', { name })} onClick={onEdit}>
          {t('settings.edit')}
        </Button>
      </div>
    </li>
  )
}
