import { createStore } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import type { DeviceCommand } from '@comanda/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useLocation } from '../../router/use-location.ts'
import { useKiosk } from '../kiosk-context.tsx'
import '../kiosk-people.css'

/** How long a kiosk shows its name, in ms. */
const SHOWN_FOR = 20_000

/** Does what staff have it do from afar, on the first screen only, and follows them to another shop (KIOSK-9.2, KIOSK-9.3). */
export const KioskCommands = () => {
  const { t } = useVisitMessages()
  const { device, report, reset } = useKiosk()
  const { menu } = useCatalogue()
  const isFree = useLocation().pathname === '/posHome'
  const [name] = useState(() => createStore(false))
  const isShown = useStore(name)
  const done = useRef<string>(undefined)
  const waiting = isFree && device.command?.doneTime === undefined ? device.command : undefined
  const carryOut = useEffectEvent(async ({ _id, kind }: DeviceCommand): Promise<void> => {
    if (done.current === _id) return
    done.current = _id
    if (kind === 'testPrint') window.print()
    await report(_id)
    if (kind === 'identify') name.set(true)
    if (kind === 'reload') window.location.reload()
  })
  useEffect(() => {
    if (waiting) void carryOut(waiting)
  }, [waiting])
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(() => name.set(false), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [isShown, name])
  const isMoved = isFree && menu !== undefined && menu.shop._id !== device.shop
  useEffect(() => {
    if (isMoved) reset(true)
  }, [isMoved, reset])
  if (!isShown || !isFree) return null
  return (
    <div className="kiosk-name" role="status">
      <p>{t('kiosk.thisIs')}</p>
      <p className="kiosk-name-words">{device.name}</p>
    </div>
  )
}
