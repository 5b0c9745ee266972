import type { Reservation, ReservationDayResult } from '@comanda/contract'

/** What staff enter on the phone. */
export interface BookingDraft {
  readonly date: string
  readonly diningSession: string
  readonly time: string
  readonly adults: number
  readonly children: number
  readonly babyStools: number
  readonly title?: NonNullable<Reservation['title']>
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly occasion: Reservation['occasion'] | ''
  readonly remark: string
  readonly allergens: readonly Allergen[]
}
export type Allergen = NonNullable<Reservation['allergens']>[number]

export const emptyDraft = (date: string): BookingDraft => ({
  date,
  diningSession: '',
  time: '',
  adults: 2,
  children: 0,
  babyStools: 0,
  name: '',
  phone: '',
  email: '',
  occasion: '',
  remark: '',
  allergens: [],
})

export const draftOf = (booking: Reservation): BookingDraft => {
  const { date, diningSession, time, adults, children, babyStools, name, phone } = booking
  const { title, email = '', occasion = '', remark = '', allergens = [] } = booking
  const slot = { date, diningSession, time }
  return {
    ...slot,
    ...(title ? { title } : {}),
    adults,
    children,
    babyStools,
    name,
    phone,
    email,
    occasion,
    remark,
    allergens,
  }
}

/** Returns a draft as a call sends it: without what is empty. */
export const sentDraft = ({ email, occasion, remark, allergens, ...rest }: BookingDraft) => ({
  ...rest,
  name: rest.name.trim(),
  phone: rest.phone.trim(),
  ...(email.trim() === '' ? {} : { email: email.trim() }),
  ...(occasion ? { occasion } : {}),
  ...(remark.trim() === '' ? {} : { remark: remark.trim() }),
  allergens: [...allergens],
})

export type DaySlot = ReservationDayResult['sessions'][number]['slots'][number]

/** Whether a slot takes so many guests. `own`: guests of the reservation that is changed, who sit there already. */
export const isFull = ({ guestsLeft, partiesLeft }: DaySlot, guests: number, own = 0): boolean =>
  guests > (guestsLeft ?? Infinity) + own || (own === 0 && partiesLeft === 0)
