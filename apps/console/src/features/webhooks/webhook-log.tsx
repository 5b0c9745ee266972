import type { Webhooks } from '@comanda/client/staff'
import type { WebhookDelivery, WebhookEvent } from '@comanda/contract'
import { Badge, Button } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { LoadedView } from '../../staff/screen/loaded-view.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { attemptWords } from './attempt-words.ts'

const tones = { waiting: 'highlight', sent: 'success', failed: 'danger' } as const

interface WebhookLogProps {
  readonly webhooks: Webhooks
  readonly webhook: string
}

/** The latest events of a webhook with what came of them; each is sent again by a press (WEBHOOK-5.1, WEBHOOK-5.3). */
export const WebhookLog = ({ webhooks, webhook }: WebhookLogProps) => {
  const [latest] = useState(() => webhooks.latest(webhook))
  const { t } = useMessages()
  const { time } = useFormats()
  useEffect(() => void latest.reload(), [latest])
  const again = async (delivery: WebhookDelivery): Promise<void> => {
    await webhooks.again(delivery)
    await latest.reload()
  }
  return (
    <section className="form-frame" aria-label={t('webhooks.latest')}>
      <div className="settings-card-head">
        <h2>{t('webhooks.latest')}</h2>
        <Button variant="quiet" onClick={() => void latest.reload()}>
          {t('webhooks.reload')}
        </Button>
      </div>
      <LoadedView loaded={latest}>
        {(deliveries) => (
          <>
            {deliveries.length === 0 && <p className="settings-muted">{t('webhooks.noneYet')}</p>}
            <ul className="page-cards">
              {deliveries.map((one) => {
                const name = t(`webhooks.event.${one.type as WebhookEvent}`)
                const last = one.attempts.at(-1)
                return (
                  <li key={one._id} className="page-card">
                    <div className="settings-card-head">
                      <strong>{name}</strong>
                      <Badge tone={tones[one.status]}>{t(`webhooks.status.${one.status}`)}</Badge>
                    </div>
                    <p className="settings-muted">
                      {[
                        time(one.createTime),
                        t('webhooks.tries', { count: one.tries }),
                        ...(last ? [attemptWords(t, last)] : []),
                        ...(last?.said === undefined ? [] : [last.said]),
                      ].join(' · ')}
                    </p>
                    {one.status !== 'waiting' && (
                      <div className="page-actions">
                        <Button
                          variant="quiet"
                          aria-label={t('webhooks.againOf', { name, time: time(one.createTime) })}
                          onClick={() => void again(one).catch(() => undefined)}
                        >
                          {t('webhooks.again')}
                        </Button>
                      </div>
                    )}
                  </li>
                )
              })}
            </ul>
          </>
        )}
      </LoadedView>
    </section>
  )
}
