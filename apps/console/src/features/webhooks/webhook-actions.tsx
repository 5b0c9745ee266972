import type { Webhooks } from '@comanda/client/staff'
import type { Webhook, WebhookAttempt } from '@comanda/contract'
import { Button } from '@comanda/ui'
import { useState } from 'react'
import { failureWords } from '../../forms/failure-words.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { attemptWords, isTaken } from './attempt-words.ts'

interface WebhookActionsProps {
  readonly webhooks: Webhooks
  readonly webhook: Webhook
  readonly onResume: () => Promise<void>
  readonly onRemove: () => Promise<void>
}

/** Tests a webhook as it is stored, ends its rest, or removes it (WEBHOOK-5.4). */
export const WebhookActions = ({ webhooks, webhook, onResume, onRemove }: WebhookActionsProps) => {
  const { t } = useMessages()
  const { time } = useFormats()
  const [attempt, setAttempt] = useState<WebhookAttempt>()
  const [isRemoving, setRemoving] = useState(false)
  const { busy, failure, submit } = useSubmit()
  const test = submit(async () => {
    setAttempt(undefined)
    setAttempt(await webhooks.test(webhook._id))
  })
  return (
    <>
      {webhook.restingSince !== undefined && (
        <form className="form-frame" aria-label={t('webhooks.resume')} onSubmit={submit(onResume)}>
          <p>{t('webhooks.restingText', { time: time(webhook.restingSince) })}</p>
          <Button type="submit" busy={busy}>
            {t('webhooks.resume')}
          </Button>
        </form>
      )}
      <form className="form-frame" aria-label={t('webhooks.test')} onSubmit={test}>
        {attempt && (
          <p role="status">
            {t(isTaken(attempt) ? 'webhooks.taken' : 'webhooks.notTaken', {
              response: attemptWords(t, attempt),
            })}
          </p>
        )}
        {failure && <p className="ui-field-error">{failureWords(t, failure)}</p>}
        <Button type="submit" variant="quiet" busy={busy}>
          {t('webhooks.test')}
        </Button>
      </form>
      {isRemoving ? (
        <form className="form-frame" aria-label={t('webhooks.remove')} onSubmit={submit(onRemove)}>
          <p role="alert">{t('webhooks.removeText')}</p>
          <Button type="submit" variant="danger" busy={busy}>
            {t('webhooks.remove')}
          </Button>
        </form>
      ) : (
        <Button variant="quiet" icon="trash" onClick={() => setRemoving(true)}>
          {t('webhooks.remove')}
        </Button>
      )}
    </>
  )
}
