import type { Webhook } from '@comanda/contract'
import { Button, Field, showToast } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'

interface WebhookSecretProps {
  /** What is known of the stored one; undefined: of a new webhook. */
  readonly stored: Webhook['secret'] | undefined
  /** The new one; empty: the stored one stays. */
  readonly secret: string
  readonly onReplace: () => void
}

/** The secret of a webhook: a new one is shown until it is saved, a stored one never (WEBHOOK-2.3). */
export const WebhookSecret = ({ stored, secret, onReplace }: WebhookSecretProps) => {
  const { t } = useMessages()
  const { time } = useFormats()
  if (secret === '')
    return (
      <div>
        <p className="form-text">
          {stored && t('webhooks.secretState', { ends: stored.ends, time: time(stored.since) })}
        </p>
        <Button variant="quiet" onClick={onReplace}>
          {t('webhooks.replace')}
        </Button>
      </div>
    )
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(secret)
    showToast(t('webhooks.copied'), { tone: 'success' })
  }
  return (
    <div>
      <Field
        label={t('webhooks.secret')}
        hint={t(stored ? 'webhooks.secretBoth' : 'webhooks.secretOnce')}
        autoComplete="off"
        readOnly
        value={secret}
      />
      <Button variant="quiet" onClick={() => void copy().catch(() => undefined)}>
        {t('webhooks.copy')}
      </Button>
    </div>
  )
}
