import { phoneError } from '@comanda/engine/contact'
import { useState } from 'react'
import { useCart, useCatalogue } from '../../diner/use-stores.ts'
import { pickupTimes } from './pickup-times.ts'
import { useInvoice } from './use-invoice.ts'
import { useOrderTexts } from './use-order-texts.ts'

/** Contact, pick-up time and remark of an order. Dine-in needs none; take-away needs a name to call. */
export const useDetails = () => {
  const { place } = useCart()
  const { menu, now } = useCatalogue()
  const { texts, change } = useOrderTexts()
  const invoice = useInvoice(texts, change)
  const [insists, setInsists] = useState(false)
  const isTakeAway = place?.mode === 'takeAway'
  const times = isTakeAway && menu ? pickupTimes(menu.shop, now) : []
  const { contactName = '', phone = '', remark = '' } = texts
  const details = {
    contactName,
    phone,
    remark,
    /** Empty for as soon as possible, and for a time that has gone by. */
    pickupTime: times.find((time) => time === texts.pickupTime) ?? '',
  }
  const errors = {
    contactName: isTakeAway && contactName.trim() === '',
    phone: isTakeAway && phone.trim() !== '' && phoneError(phone) !== undefined,
  }
  return {
    details,
    change,
    times,
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
      ...(isTakeAway && { contactName: contactName.trim() }),
      ...(isTakeAway && phone.trim() !== '' && { phone: phone.trim() }),
      ...(isTakeAway && details.pickupTime !== '' && { pickupTime: details.pickupTime }),
      ...(remark.trim() !== '' && { remark: remark.trim() }),
    }),
  }
}
