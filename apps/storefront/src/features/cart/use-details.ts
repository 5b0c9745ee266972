import { phoneError } from '@comanda/engine'
import { useState } from 'react'
import { useAuthentication, useCart } from '../../data/use-store.ts'
import { useInvoice } from './use-invoice.ts'

/** Contact, pick-up time and remark of an order. Dine-in needs none; take-away needs a name to call. */
export const useDetails = () => {
  const { place } = useCart()
  const { user } = useAuthentication()
  const invoice = useInvoice()
  const [details, setDetails] = useState({
    contactName: user?.name ?? '',
    phone: user?.phone ?? '',
    pickupTime: '',
    remark: '',
  })
  const [insists, setInsists] = useState(false)
  const isTakeAway = place?.mode === 'takeAway'
  const phone = details.phone.trim()
  const errors = {
    contactName: isTakeAway && details.contactName.trim() === '',
    phone: isTakeAway && phone !== '' && phoneError(phone) !== undefined,
  }
  return {
    details,
    change: (part: Partial<typeof details>) => setDetails({ ...details, ...part }),
    isTakeAway,
    invoice,
    insists,
    errors: { contactName: insists && errors.contactName, phone: insists && errors.phone },
    /** Whether all is there; from now on what is missing is said. */
    check: (): boolean => {
      setInsists(true)
      return !errors.contactName && !errors.phone && !invoice.error
    },
    order: () => ({
      ...invoice.asked,
      ...(isTakeAway && { contactName: details.contactName.trim() }),
      ...(isTakeAway && phone !== '' && { phone }),
      ...(isTakeAway && details.pickupTime !== '' && { pickupTime: details.pickupTime }),
      ...(details.remark.trim() !== '' && { remark: details.remark.trim() }),
    }),
  }
}
