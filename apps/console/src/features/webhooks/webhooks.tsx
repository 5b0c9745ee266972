import { createWebhooks } from '@comanda/client/staff'
import type { Webhook } from '@comanda/contract'
import { Badge } from '@comanda/ui'
import { useState } from 'react'
import { saveDraft } from '../../forms/record-draft.ts'
import { RecordScreen } from '../../forms/record-screen.tsx'
import { ForOwners } from '../../staff/approvals/for-owners.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { WebhookActions } from './webhook-actions.tsx'
import { webhook } from './webhook-draft.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookLog } from './webhook-log.tsx'

const WebhookSign = ({ webhook }: { readonly webhook: Webhook }) => {
  const { t } = useMessages()
  if (webhook.isOff) return <Badge>{t('webhooks.off')}</Badge>
  if (webhook.restingSince !== undefined)
    return <Badge tone="danger">{t('webhooks.resting')}</Badge>
  if (webhook.failingSince !== undefined)
    return <Badge tone="highlight">{t('webhooks.failing')}</Badge>
  return null
}

const List = () => {
  const { connection } = useStaff()
  const [webhooks] = useState(() => createWebhooks(connection))
  const { t } = useMessages()
  usePageTitle(t('webhooks.title'))
  const factsOf = ({ url, shops, events }: Webhook): readonly string[] => [
    new URL(url).host,
    shops === undefined ? t('settings.allShops') : t('methods.shopCount', { count: shops.length }),
    t('webhooks.eventCount', { count: events.length }),
  ]
  return (
    <RecordScreen
      level={1}
      title={t('webhooks.title')}
      text={t('webhooks.lead')}
      newText={t('webhooks.new')}
      emptyText={t('webhooks.empty')}
      list={webhooks}
      nameOf={({ name }) => name}
      factsOf={factsOf}
      signOf={(one) => <WebhookSign webhook={one} />}
      form={({ label, record, onSave, onCancel }) => (
        <>
          <WebhookForm
            label={label}
            webhook={record}
            onCancel={onCancel}
            onSave={(draft) => onSave(saveDraft(webhooks, webhook, { record, draft }))}
          />
          {record && (
            <>
              <WebhookActions
                webhooks={webhooks}
                webhook={record}
                onResume={() => onSave(webhooks.resume(record._id))}
                onRemove={() => onSave(webhooks.remove(record._id))}
              />
              <WebhookLog webhooks={webhooks} webhook={record._id} />
            </>
          )}
        </>
      )}
    />
  )
}

/** The addresses that hear what happens in shops, for owners (WEBHOOK-5.4). */
export const Webhooks = () => (
  <ForOwners>
    <List />
  </ForOwners>
)
