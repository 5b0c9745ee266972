import type { CreateReservationData, Reservation } from '@comanda/contract'

/** What a guest has chosen and entered so far. */
export interface Booking {
  readonly adults: number
  readonly children: number
  readonly babyStools: number
  readonly diningSession?: string | undefined
  /** HH:MM. */
  readonly time?: string | undefined
  /** `YYYY-MM-DD`. */
  readonly date?: string | undefined
  readonly title?: CreateReservationData['title'] | undefined
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly occasion?: CreateReservationData['occasion'] | undefined
  readonly remark: string
  readonly termsAccepted: boolean
}

export const newBooking: Booking = {
  adults: 2,
  children: 0,
  babyStools: 0,
  name: '',
  phone: '',
  email: '',
  remark: '',
  termsAccepted: false,
}

/** Returns the booking of a reservation that is to be changed; its terms were accepted. */
export const bookingOf = ({ email = '', remark = '', ...of }: Reservation): Booking => ({
  adults: of.adults,
  children: of.children,
  babyStools: of.babyStools,
  diningSession: of.diningSession,
  time: of.time,
  date: of.date,
  title: of.title,
  name: of.name,
  phone: of.phone,
  email,
  occasion: of.occasion,
  remark,
  termsAccepted: true,
})

/** Returns the data of a booking to send; `undefined` until a slot is chosen. */
export const sentBooking = (booking: Booking) => {
  const { adults, children, babyStools, diningSession, time, date, title, occasion } = booking
  if (diningSession === undefined || time === undefined || date === undefined) return undefined
  const email = booking.email.trim()
  const remark = booking.remark.trim()
  return {
    adults,
    children,
    babyStools,
    diningSession,
    time,
    date,
    name: booking.name.trim(),
    phone: booking.phone.trim(),
    ...(title && { title }),
    ...(email && { email }),
    ...(occasion && { occasion }),
    ...(remark && { remark }),
  }
}
