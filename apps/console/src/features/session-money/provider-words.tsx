import type { PaymentMessage, Refund } from '@comanda/contract'
import { Badge } from '@comanda/ui'
import type { ConsoleTranslate } from '@comanda/locales/console'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'

const steps = ['start', 'query', 'cancel', 'go'] as const
const refusals = ['signature', 'merchant', 'malformed', 'stale'] as const

interface ProviderWordsProps {
  readonly messages: readonly PaymentMessage[]
  readonly refunds: readonly Refund[]
}

/** Returns what a response is about, in words. */
const aboutOf = (
  about: string | undefined,
  refunds: readonly Refund[],
  t: ConsoleTranslate,
): string | undefined => {
  const step = steps.find((one) => one === about)
  if (step) return t(`money.about.${step}`)
  return refunds.some(({ _id }) => _id === about) ? t('money.about.refund') : undefined
}

/** All that the provider said of an attempt, the newest first, without data of the payer (PAY-9.2). */
export const ProviderWords = ({ messages, refunds }: ProviderWordsProps) => {
  const { t } = useMessages()
  const { time } = useFormats()
  const refusalOf = (code: string): string => {
    const known = refusals.find((one) => one === code)
    return known ? t(`money.refusal.${known}`) : t('money.refusal.said', { code })
  }
  return (
    <details className="money-words">
      <summary>{t('money.words')}</summary>
      {messages.length === 0 && <p className="money-none">{t('money.noWords')}</p>}
      <ul>
        {messages.map((message) => {
          const about = aboutOf(message.about, refunds, t)
          const said = t(`money.said.${message.kind}`)
          return (
            <li key={message._id}>
              <p>
                <strong>
                  {about === undefined ? said : t('list.more', { text: said, more: about })}
                </strong>{' '}
                <time dateTime={message.time}>{time(message.time)}</time>{' '}
                {message.count > 1 && t('money.times', { count: message.count })}
              </p>
              {message.refusal !== undefined && (
                <Badge tone="danger">{refusalOf(message.refusal)}</Badge>
              )}
              <details>
                <summary>{t('money.contents')}</summary>
                <pre>{JSON.stringify(message.body, undefined, 2)}</pre>
              </details>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
