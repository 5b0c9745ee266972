import type { DataOf, PatchOf, Station } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

/** What a new station has: everything but its id, its shop and its place in the order. */
export type StationData = Omit<DataOf<Station>, '_id' | 'shop' | 'order'>

/** The stations of a shop in their order, for managers to change (KITCHEN-2.4). Each call fails with a `CallError`. */
export interface StationSettings extends Loaded<readonly Station[]> {
  /** Loads them, and again on each event and each connect, until the returned function is called. */
  readonly open: () => () => void
  /** Stores a station, last in the order. */
  readonly create: (data: StationData) => Promise<void>
  readonly change: (station: string, changes: PatchOf<Station>) => Promise<void>
  /** Moves a station one place up (-1) or down (1). */
  readonly move: (station: string, by: -1 | 1) => Promise<void>
}

/** Returns stations with two neighbours swapped; none if there is no neighbour. */
const moved = (stations: readonly Station[], id: string, by: -1 | 1): readonly Station[] => {
  const index = stations.findIndex(({ _id }) => _id === id)
  const [one, other] = [stations[index], stations[index + by]]
  if (!one || !other) return []
  return stations.map((station) => (station === one ? other : station === other ? one : station))
}

export const createStationSettings = (
  { service, onConnect }: Pick<Connection, 'service' | 'onConnect'>,
  shop: string,
): StationSettings => {
  const loaded = createLoaded(async (): Promise<readonly Station[]> => {
    await service('shops/subscribe').create({ item: shop })
    return service('stations').find({ shop, $sort: { order: 1 } })
  })
  const known = (): readonly Station[] => {
    const state = loaded.state.get()
    return state.status === 'ready' ? state.value : []
  }
  const reload = () => void loaded.reload()
  return {
    ...loaded,
    open: () => {
      const stations = service('stations')
      const ends = [
        stations.on('created', reload),
        stations.on('patched', reload),
        stations.on('removed', reload),
        onConnect(reload),
      ]
      reload()
      return () => {
        for (const end of ends) end()
      }
    },
    create: async (data) => {
      const last = Math.max(0, ...known().map(({ order = 0 }) => order))
      await service('stations').create({ ...data, shop, order: last + 1 })
      await loaded.reload()
    },
    change: async (station, changes) => {
      await service('stations').patch(station, changes)
      await loaded.reload()
    },
    move: async (station, by) => {
      const changed = moved(known(), station, by).flatMap(({ _id, order }, index) =>
        order === index + 1 ? [] : [{ _id, order: index + 1 }],
      )
      for (const { _id, order } of changed) await service('stations').patch(_id, { order })
      await loaded.reload()
    },
  }
}
