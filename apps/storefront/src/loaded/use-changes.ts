import type { ServicePath } from '@comanda/contract'
import { useEffect, useEffectEvent } from 'react'
import { useDiner } from '../data/client-context.tsx'

const events = ['created', 'patched', 'removed'] as const

/** Hears of any change of the records of some services, for as long as the screen shows. */
export const useChanges = (onChange: () => void, ...paths: readonly ServicePath[]): void => {
  const { client } = useDiner()
  const changed = useEffectEvent(onChange)
  const named = paths.join(' ')
  useEffect(() => {
    const ends = named
      .split(' ')
      .flatMap((path) =>
        events.map((event) =>
          client.connection.listen(path as ServicePath, event, () => changed()),
        ),
      )
    return () => {
      for (const end of ends) end()
    }
  }, [client, named])
}
