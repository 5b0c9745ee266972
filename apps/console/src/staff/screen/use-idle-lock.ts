import { useStore } from '@comanda/client/react'
import { IDLE_TIME, noteUse } from '@comanda/client/staff'
import { useEffect } from 'react'
import { useStaff } from '../staff-context.tsx'

/** Signs out the account at a paired till that nobody uses (STAFF-3.12). Screens of a kitchen are read without touching them. */
export const useIdleLock = (): void => {
  const { authentication, device, storage } = useStaff()
  const paired = useStore(device.state)
  const { user } = useStore(authentication.state)
  const isShared = paired?.kind === 'till' && user !== undefined
  useEffect(() => {
    if (!isShared) return undefined
    let timer: ReturnType<typeof setTimeout>
    const begin = (): void => {
      clearTimeout(timer)
      noteUse(storage, Date.now())
      timer = setTimeout(() => void authentication.signOut(), IDLE_TIME)
    }
    begin()
    for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, begin)
    return () => {
      clearTimeout(timer)
      for (const event of ['pointerdown', 'keydown']) window.removeEventListener(event, begin)
    }
  }, [isShared, authentication, storage])
}
