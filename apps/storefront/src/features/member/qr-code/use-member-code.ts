import type { QrCodeResult } from '@comanda/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDiner } from '../../../data/client-context.tsx'

/** So long before a code ends its successor is asked for, in ms. */
const EARLY = 5000
/** After a failure it is asked for again, in ms. */
const AGAIN = 3000
const TICK = 1000

export interface MemberCode {
  /** The code to show; nothing once it has ended without a successor. */
  readonly code?: QrCodeResult
  /** Until the next one comes. */
  readonly seconds: number
  readonly lapsed: boolean
}

/** The signed code of the member, a fresh one before each ends. */
export const useMemberCode = (): MemberCode => {
  const { client } = useDiner()
  const [code, setCode] = useState<QrCodeResult>()
  const [now, setNow] = useState(() => Date.now())
  const end = code ? Date.parse(code.expires) : 0

  const ask = useEffectEvent(async () => {
    const next = await client.connection.service('users/qrCode').create({})
    setNow(Date.now())
    setCode(next)
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let wanted = true
    const renew = async (): Promise<void> => {
      let wait = AGAIN
      try {
        await ask()
        wait = 0
      } catch {
        // Without an answer the shown code stays until it ends; then the screen says so.
      }
      if (wanted && wait > 0) timer = setTimeout(() => void renew(), wait)
    }
    const left = end - Date.now() - EARLY
    timer = setTimeout(() => void renew(), Math.max(0, left))
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [end])
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(timer)
  }, [])

  const lapsed = code !== undefined && now >= end
  return {
    ...(code && !lapsed ? { code } : {}),
    seconds: Math.max(0, Math.ceil((end - EARLY - now) / TICK)),
    lapsed,
  }
}
