import type { LoadedMoney } from '@comanda/client/staff'
import { confirmedByStaff, type PaymentAttempt } from '@comanda/contract'
import { Badge, Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { attemptReason, attemptTones } from './attempt-words.ts'
import { methodName } from './method-name.ts'
import { ProviderWords } from './provider-words.tsx'
import type { AttemptStep } from './step-dialog.tsx'

interface AttemptCardProps {
  readonly attempt: PaymentAttempt
  readonly money: LoadedMoney
  readonly onStep: (step: AttemptStep) => void
}

/** Returns what staff may do about an attempt, the expected step last. */
const stepsOf = ({ status, provider, captured = 0, failure }: PaymentAttempt): AttemptStep[] => {
  const isConfirmed = provider !== undefined && confirmedByStaff.includes(provider)
  if (status === 'review') {
    if (captured <= 0) return ['reject']
    return failure === 'currency' ? ['sendBack'] : ['sendBack', 'accept']
  }
  const confirm: AttemptStep[] =
    isConfirmed && status !== 'paid' && status !== 'surplus' ? ['confirm'] : []
  return status === 'pending' ? ['cancel', ...confirm] : confirm
}

/** One try to pay: what became of it in words, what the provider said, and what staff may do. */
export const AttemptCard = ({ attempt, money: loaded, onStep }: AttemptCardProps) => {
  const { t, locale } = useMessages()
  const { money, time } = useFormats()
  const { status, charge, captured = 0, refunded = 0, last4, createTime, expiresTime } = attempt
  const method = methodName({ t, locale, methods: loaded.methods }, attempt.method)
  const reason = attemptReason(attempt, t)
  const facts = [
    t('money.began', { time: time(createTime) }),
    status === 'pending' ? t('money.until', { time: time(expiresTime) }) : [],
    last4 === undefined ? [] : t('money.card', { digits: last4 }),
    captured > 0 && captured !== charge ? t('money.captured', { amount: money(captured) }) : [],
    refunded > 0 ? t('money.goesBack', { amount: money(refunded) }) : [],
    attempt.providerTransactionId === undefined
      ? []
      : t('money.transaction', { transaction: attempt.providerTransactionId }),
  ].flat()
  return (
    <li
      className="money-attempt"
      aria-label={t('money.attemptOf', { method, amount: money(charge) })}
      data-status={status}
    >
      <div className="money-attempt-head">
        <strong>{`${method} · ${money(charge)}`}</strong>
        <span>
          {attempt.sandbox === true && <Badge tone="highlight">{t('money.sandbox')}</Badge>}
          <Badge tone={attemptTones[status]}>{t(`money.attempt.${status}`)}</Badge>
        </span>
      </div>
      <p>{t(`money.attemptText.${status}`)}</p>
      {reason !== undefined && <p className="money-reason">{reason}</p>}
      <p className="money-facts">{facts.join(' · ')}</p>
      <ProviderWords
        messages={loaded.messages.filter((message) => message.attempt === attempt._id)}
        refunds={loaded.refunds}
      />
      {stepsOf(attempt).length > 0 && (
        <div className="page-actions">
          {stepsOf(attempt).map((step, at, all) => (
            <Button
              key={step}
              variant={at === all.length - 1 && step !== 'cancel' ? 'primary' : 'quiet'}
              onClick={() => onStep(step)}
            >
              {t(`money.${step}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}
