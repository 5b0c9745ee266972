import { useSession, useVisit } from '../../diner/use-stores.ts'

/** Returns the name of the diner's table. */
export const useTable = (): string | undefined => {
  const { mode } = useVisit()
  const { session } = useSession()
  return mode === 'dineIn' ? session?.tables[0]?.name : undefined
}
