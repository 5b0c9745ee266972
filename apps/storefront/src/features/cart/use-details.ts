import { licensePlateError, phoneError } from '@comanda/shop-rules/contact'
import { useState } from 'react'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useInvoice } from '../invoice/use-invoice.ts'
import { pickupTimes } from './pickup-times.ts'
import { useOrderTexts } from './use-order-texts.ts'
import { useShownCart } from './shown-cart.tsx'

/** Returns the form of contact, pick-up time and remark. Dine-in needs none; take-away needs a name to call. */
export const useDetails = () => {
  const { place } = useShownCart()
  const { menu, now } = useCatalogue()
  const { texts, change, last } = useOrderTexts()
  const invoice = useInvoice(texts, change)
  const [showsErrors, setShowsErrors] = useState(false)
  const isTakeAway = place?.mode === 'takeAway'
  const times = isTakeAway && menu ? pickupTimes(menu.shop, now) : []
  const isDriveThrough = isTakeAway && menu?.shop.driveThrough === true
  const { contactName = '', licensePlate = '', phone = '', remark = '' } = texts
  const details = {
    contactName,
    licensePlate,
    phone,
    remark,
    /** Empty means as soon as possible, and replaces a time that has passed. */
    pickupTime: times.find((time) => time === texts.pickupTime) ?? '',
  }
  const errors = {
    contactName: isTakeAway && contactName.trim() === '',
    licensePlate: isDriveThrough && licensePlateError(licensePlate) !== undefined,
    phone: isTakeAway && phone.trim() !== '' && phoneError(phone) !== undefined,
  }
  return {
    details,
    change,
    times,
    isTakeAway,
    isDriveThrough,
    /** Whether the last order said already who picks up. */
    isKnown: last.contactName !== undefined && (!isDriveThrough || last.licensePlate !== undefined),
    invoice,
    showsErrors,
    errors: {
      contactName: showsErrors && errors.contactName,
      licensePlate: showsErrors && errors.licensePlate,
      phone: showsErrors && errors.phone,
    },
    /** Returns whether nothing is missing; from then on, what is missing is shown. */
    check: (): boolean => {
      setShowsErrors(true)
      return !errors.contactName && !errors.licensePlate && !errors.phone && !invoice.error
    },
    order: () => ({
      ...invoice.details,
      ...(isTakeAway && { contactName: contactName.trim() }),
      ...(isDriveThrough && { licensePlate: licensePlate.trim() }),
      ...(isTakeAway && phone.trim() !== '' && { phone: phone.trim() }),
      ...(isTakeAway && details.pickupTime !== '' && { pickupTime: details.pickupTime }),
      ...(remark.trim() !== '' && { remark: remark.trim() }),
    }),
  }
}
