import type { OpenHandoff } from '@comanda/client/handoff'
import { useStore } from '@comanda/client/react'
import { Button, QrCode, Skeleton } from '@comanda/ui'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { handoffLink, spacedDigits } from './handoff-link.ts'
import './handoff.css'

interface CodeOfHandoffProps {
  readonly handoff: OpenHandoff
  /** What the code is for, in words. */
  readonly label: string
  /** Where the digits are typed, at the address at which phones do. */
  readonly digitsText: (at: { readonly address: string }) => string
}

/** The code of a cart for another's camera, and its digits for who has none; another one once they have ended (HANDOFF-4.2). */
export const CodeOfHandoff = ({ handoff, label, digitsText }: CodeOfHandoffProps) => {
  const { t } = useVisitMessages()
  const { status, made, hasDigits } = useStore(handoff.state)
  if (status === 'making') return <Skeleton shape="card" />
  if (status !== 'shown' || !made)
    return (
      <div className="handoff-code" role="alert">
        <p>{t(status === 'ended' ? 'handoff.ended' : 'handoff.noCode')}</p>
        <Button onClick={() => void handoff.make()}>{t('handoff.newCode')}</Button>
      </div>
    )
  const { digits = '' } = made
  return (
    <div className="handoff-code">
      <QrCode text={handoffLink(made.code)} label={label} />
      <p>{label}</p>
      {hasDigits ? (
        <p className="handoff-way">
          {digitsText({ address: `${window.location.host}/h` })}
          <strong className="handoff-digits">{spacedDigits(digits)}</strong>
        </p>
      ) : (
        <Button variant="quiet" onClick={() => void handoff.make()}>
          {t('handoff.newDigits')}
        </Button>
      )}
    </div>
  )
}
