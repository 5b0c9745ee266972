import type { ServicePath } from '@comanda/contract'
import { useEffect, useEffectEvent } from 'react'
import { useConnection } from './connection-context.tsx'

const events = ['created', 'patched', 'removed'] as const

/** Calls `onChange` after any change of a record of these services while the component is mounted. */
export const useChanges = (onChange: () => void, ...paths: readonly ServicePath[]): void => {
  const { listen } = useConnection()
  const changed = useEffectEvent(onChange)
  const named = paths.join(' ')
  useEffect(() => {
    const ends = named
      .split(' ')
      .flatMap((path) => events.map((event) => listen(path as ServicePath, event, () => changed())))
    return () => {
      for (const end of ends) end()
    }
  }, [listen, named])
}
