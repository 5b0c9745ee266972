import { Banner } from '@comanda/ui'
import type { ReactNode } from 'react'
import { usePaymentMessages } from '../../language/payment-messages.ts'
import { LanguageButton } from '../../dialogs/language-button.tsx'
import './payment-frame.css'

interface PaymentFrameProps {
  readonly title: ReactNode
  /** Below the title: the shop and the order. */
  readonly lead?: ReactNode
  /** Whether the payment is at a test gateway: the page says that no real money is paid (PAY-9.17). */
  readonly isTest?: boolean | undefined
  readonly children: ReactNode
  /** What to do, at the bottom of the screen. */
  readonly foot?: ReactNode
}

/** Payment pages do not have the app's header (SHELL-1.1): each screen has its own, without a back arrow (SHELL-1.3). */
export const PaymentFrame = ({
  title,
  lead,
  isTest = false,
  children,
  foot,
}: PaymentFrameProps) => {
  const { t } = usePaymentMessages()
  return (
    <div className="payment">
      <header className="payment-head">
        <div className="payment-title">
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        <LanguageButton />
      </header>
      <div className="payment-body">
        {isTest && (
          <Banner tone="highlight">
            <strong>{t('payment.noRealMoney')}</strong>
          </Banner>
        )}
        {children}
      </div>
      {foot && <div className="payment-foot">{foot}</div>}
    </div>
  )
}
