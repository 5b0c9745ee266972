import type { Restaurant } from './restaurant.ts'

/** The dining session of the book. */
export const dinner = '2'.repeat(24)

/** Opens the restaurant's book, with as many tables as possible. */
export const openBook = async ({
  owner,
  shop,
}: Pick<Restaurant, 'owner' | 'shop'>): Promise<void> => {
  await owner.create('reservationSettings', {
    shop,
    enabled: true,
    stayMinutes: 90,
    limits: [{ capacity: 2, quantity: 9999 }],
    sessions: [{ _id: dinner, name: [], from: '18:00', to: '22:00' }],
  })
}
