import type { FloorPlace } from '@comanda/client/staff'
import type { ReactNode } from 'react'
import { useMessages } from '../../staff/messages.ts'
import type { FloorArea } from './floor-areas.ts'

interface FloorTilesProps {
  readonly areas: readonly FloorArea[]
  readonly tileOf: (place: FloorPlace) => ReactNode
}

/** The tables by their areas, in rows. */
export const FloorTiles = ({ areas, tileOf }: FloorTilesProps) => {
  const { t } = useMessages()
  return areas.map(({ name = t('floor.noArea'), places }) => (
    <section key={name} className="floor-area" aria-label={name}>
      <h2>{name}</h2>
      <div className="floor-tiles">{places.map(tileOf)}</div>
    </section>
  ))
}
