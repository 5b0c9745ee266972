import type { IssuedApiKey } from '@comanda/contract'
import { Button, Field, showToast } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

interface ShownSecretProps {
  readonly issued: IssuedApiKey
  readonly onClosed: () => void
}

/** A new secret, this once: it is copied from here, and nobody can read it later (KEY-1.1). */
export const ShownSecret = ({ issued: { key, secret }, onClosed }: ShownSecretProps) => {
  const { t } = useMessages()
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(secret)
    showToast(t('apiKeys.copied'), { tone: 'success' })
  }
  return (
    <div className="page-card settings-form" role="status">
      <Field
        label={t('apiKeys.secretOf', { name: key.name })}
        hint={t('apiKeys.once')}
        readOnly
        spellCheck={false}
        value={secret}
        onFocus={({ target }) => target.select()}
      />
      <div className="page-actions">
        <Button variant="quiet" onClick={onClosed}>
          {t('app.close')}
        </Button>
        <Button onClick={() => void copy().catch(() => undefined)}>{t('apiKeys.copy')}</Button>
      </div>
    </div>
  )
}
