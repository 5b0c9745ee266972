import { type Webhook, type WebhookEvent, webhookEvents } from '@comanda/contract'
import { CheckRow, Field } from '@comanda/ui'
import { newSecret } from '../../forms/new-secret.ts'
import { FormFrame } from '../../forms/form-frame.tsx'
import { ShopsOf } from '../../forms/shops-of.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useMessages } from '../../staff/messages.ts'
import { enteredWebhook, type WebhookDraft } from './webhook-draft.ts'
import { WebhookSecret } from './webhook-secret.tsx'

interface WebhookFormProps {
  readonly label: string
  /** Undefined: a new one. */
  readonly webhook: Webhook | undefined
  readonly onSave: (draft: WebhookDraft) => Promise<void>
  readonly onCancel: () => void
}

/** An address with the shops and events that it hears of (WEBHOOK-1.1). */
export const WebhookForm = ({ label, webhook, onSave, onCancel }: WebhookFormProps) => {
  const { draft, change, frame } = useDraft(
    () => enteredWebhook(webhook),
    onSave,
    ({ shops, events }) => shops?.length !== 0 && events.length > 0,
  )
  const { t } = useMessages()
  const { events } = draft
  const toggle = (event: WebhookEvent): void =>
    change({
      events: events.includes(event) ? events.filter((one) => one !== event) : [...events, event],
    })
  const isUrlRefused = frame.failure?.field === 'url'
  return (
    <FormFrame
      label={label}
      {...frame}
      failure={isUrlRefused ? undefined : frame.failure}
      onCancel={onCancel}
    >
      <Field
        label={t('webhooks.name')}
        hint={t('webhooks.nameHint')}
        autoComplete="off"
        maxLength={100}
        required
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Field
        label={t('webhooks.url')}
        hint={t('webhooks.urlHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={500}
        required
        error={isUrlRefused ? t('webhooks.urlRefused') : undefined}
        value={draft.url}
        onChange={(event) => change({ url: event.currentTarget.value })}
      />
      <ShopsOf chosen={draft.shops} onChange={(shops) => change({ shops })} />
      <fieldset className="form-group">
        <legend>{t('webhooks.events')}</legend>
        <div className="form-options">
          {webhookEvents.map((event) => (
            <CheckRow key={event} checked={events.includes(event)} onChange={() => toggle(event)}>
              {t(`webhooks.event.${event}`)}
            </CheckRow>
          ))}
          {events.length === 0 && <p className="ui-field-error">{t('webhooks.noEvent')}</p>}
        </div>
      </fieldset>
      <WebhookSecret
        stored={webhook?.secret}
        secret={draft.secret}
        onReplace={() => change({ secret: newSecret() })}
      />
      {webhook && (
        <CheckRow checked={draft.isOff} onChange={() => change({ isOff: !draft.isOff })}>
          {t('webhooks.isOff')}
        </CheckRow>
      )}
    </FormFrame>
  )
}
