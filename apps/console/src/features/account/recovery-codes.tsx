import { Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** The recovery codes, this once: to print or to write down (ACC-5.2). */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const { t } = useMessages()
  return (
    <div className="account-form account-print">
      <h3>{t('factor.codesTitle')}</h3>
      <p>{t('factor.codesText')}</p>
      <ul className="account-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="account-actions">
        <Button variant="quiet" onClick={() => window.print()}>
          {t('factor.print')}
        </Button>
        <Button onClick={onDone}>{t('factor.saved')}</Button>
      </div>
    </div>
  )
}
