import { useSession, useVisit } from '../../diner/use-stores.ts'

/** The name of the table at which one sits. */
export const useTable = (): string | undefined => {
  const { mode } = useVisit()
  const { session } = useSession()
  return mode === 'dineIn' ? session?.tables?.[0]?.name : undefined
}
