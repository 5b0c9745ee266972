import type { TableGuest } from '@comanda/contract'
import { GuestSign } from '@comanda/ui'
import { animalSigns } from './animal-signs.ts'

interface GuestMarkProps {
  readonly guest: Pick<TableGuest, 'animal' | 'colour' | 'status'>
  readonly size?: 'small' | 'medium'
  /** Whether they have not been heard of for a while. */
  readonly isAway?: boolean
}

/** The animal of a guest in their colour; grey while they are away, and once they have left. */
export const GuestMark = ({ guest, size = 'medium', isAway = false }: GuestMarkProps) => (
  <GuestSign
    sign={animalSigns[guest.animal]}
    colour={guest.colour}
    size={size}
    isAway={isAway || guest.status === 'left'}
  />
)
