import { mailReceipt, type StaffSession } from '@comanda/client/staff'
import { Button, Field, showToast } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { paymentProblem } from './payment-problem.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

interface FormProps {
  readonly calls: StaffSession
  readonly onSent: () => void
}

const MailForm = ({ calls, onSent }: FormProps) => {
  const { t, locale } = useMessages()
  const { connection } = useStaff()
  const [email, setEmail] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const send = async (): Promise<void> => {
    setIsBusy(true)
    try {
      await mailReceipt(connection, calls, { email: email.trim(), locale })
      showToast(t('counter.done.mailed'), { tone: 'success' })
      onSent()
    } catch (failure) {
      showToast(paymentProblem(failure, t), { tone: 'danger' })
      setIsBusy(false)
    }
  }
  return (
    <form
      className="counter-find"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send()
      }}
    >
      <Field
        label={t('counter.done.mailTo')}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        maxLength={200}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" size="large" busy={isBusy}>
        {t('counter.done.mailSend')}
      </Button>
    </form>
  )
}

/** Sends the receipt to a guest by mail (STAFF-5.18). */
export const MailReceipt = ({ calls }: { readonly calls: StaffSession }) => {
  const { t } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="large" variant="quiet" onClick={() => setIsOpen(true)}>
        {t('counter.done.mail')}
      </Button>
      <StaffSheet open={isOpen} onClosed={() => setIsOpen(false)} title={t('counter.done.mail')}>
        {(close) => <MailForm calls={calls} onSent={close} />}
      </StaffSheet>
    </>
  )
}
