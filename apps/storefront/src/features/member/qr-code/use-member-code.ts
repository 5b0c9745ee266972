import type { QrCodeResult } from '@comanda/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDiner } from '../../../data/client-context.tsx'

/** How long a code is valid (MEM-3.1), by this device's own time: its clock may be wrong, its pace is not. */
const LIFE = 60_000
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
  const [shown, setShown] = useState<{ readonly code: QrCodeResult; readonly since: number }>()
  const [now, setNow] = useState(() => performance.now())
  const since = shown?.since

  const ask = useEffectEvent(async (): Promise<boolean> => {
    const asked = performance.now()
    try {
      const code = await client.connection.service('users/qrCode').create({})
      setNow(performance.now())
      setShown({ code, since: asked })
      return true
    } catch {
      // Without an answer the shown code stays until it ends; then the screen says so.
      return false
    }
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let wanted = true
    const renew = async (): Promise<void> => {
      const renewed = await ask()
      if (wanted && !renewed) timer = setTimeout(() => void renew(), AGAIN)
    }
    const left = since === undefined ? 0 : since + LIFE - EARLY - performance.now()
    timer = setTimeout(() => void renew(), left)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [since])
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK)
    return () => clearInterval(timer)
  }, [])

  const left = shown ? shown.since + LIFE - now : 0
  return {
    ...(shown && left > 0 ? { code: shown.code } : {}),
    seconds: Math.max(0, Math.ceil((left - EARLY) / TICK)),
    lapsed: shown !== undefined && left <= 0,
  }
}
