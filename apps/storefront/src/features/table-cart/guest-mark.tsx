import type { TableGuest } from '@comanda/contract'
import { GuestSign } from '@comanda/ui'
import { animalSigns } from './animal-signs.ts'

interface GuestMarkProps {
  readonly guest: Pick<TableGuest, 'animal' | 'colour' | 'status'>
  readonly size?: 'small' | 'medium'
}

/** The animal of a guest in their colour; grey once they have left. */
export const GuestMark = ({ guest, size = 'medium' }: GuestMarkProps) => (
  <GuestSign
    sign={animalSigns[guest.animal]}
    colour={guest.colour}
    size={size}
    isAway={guest.status === 'left'}
  />
)
