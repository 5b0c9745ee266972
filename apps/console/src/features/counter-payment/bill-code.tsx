import { Button, QrCode } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'

/**
 * The bill on the guest's own phone: a QR code with the address of its page. Its only secret is the id of the session, which its
 * diners have anyway.
 */
export const BillCode = ({ session }: { readonly session: string }) => {
  const { t } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="large" variant="quiet" onClick={() => setIsOpen(true)}>
        {t('counter.done.qr')}
      </Button>
      <StaffSheet open={isOpen} onClosed={() => setIsOpen(false)} title={t('counter.done.qr')}>
        <div className="counter-code">
          <QrCode
            text={`${window.location.origin}/record/${session}`}
            label={t('counter.done.qr')}
          />
          <p>{t('counter.done.qrText')}</p>
        </div>
      </StaffSheet>
    </>
  )
}
