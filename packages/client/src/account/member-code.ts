import type { QrCodeResult } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { createStore, type Store } from '../store/store.ts'

/**
 * How long a code is valid (MEM-3.1). Measured on this device: its clock may be wrong, but it runs at the right speed.
 */
export const CODE_LIFE = 60_000
/** How long before a code expires the next one is loaded, in ms. */
export const CODE_EARLY = 5000
/** The delay before a retry, in ms. */
export const CODE_RETRY = 3000
const TICK = 1000

export interface MemberCodeState {
  /** The code to show; absent if it has expired and no new one could be loaded. */
  readonly code?: QrCodeResult
  /** Seconds until the next code. */
  readonly seconds: number
  readonly isExpired: boolean
}

/** The signed code that identifies a member, renewed before it expires. */
export interface MemberCode {
  readonly state: Store<MemberCodeState>
  /** Loads codes until the returned function is called. */
  readonly open: () => () => void
}

export interface MemberCodeOptions {
  /** A monotonic clock in ms. */
  readonly clock?: () => number
}

export const createMemberCode = (
  { service }: Pick<Connection, 'service'>,
  { clock = () => performance.now() }: MemberCodeOptions = {},
): MemberCode => {
  const state = createStore<MemberCodeState>({ seconds: 0, isExpired: false })
  let loaded: { readonly code: QrCodeResult; readonly since: number } | undefined

  const show = (): void => {
    if (!loaded) return
    const left = loaded.since + CODE_LIFE - clock()
    state.set({
      ...(left > 0 ? { code: loaded.code } : {}),
      seconds: Math.max(0, Math.ceil((left - CODE_EARLY) / TICK)),
      isExpired: left <= 0,
    })
  }
  return {
    state,
    open: () => {
      let isOpen = true
      let timer: ReturnType<typeof setTimeout>
      const renew = async (): Promise<void> => {
        const since = clock()
        try {
          const code = await service('users/qrCode').create({})
          if (!isOpen) return
          loaded = { code, since }
          show()
          renewIn(since + CODE_LIFE - CODE_EARLY - clock())
        } catch {
          if (isOpen) renewIn(CODE_RETRY)
        }
      }
      const renewIn = (delay: number): void => {
        timer = setTimeout(() => void renew(), delay)
      }
      renewIn(loaded ? loaded.since + CODE_LIFE - CODE_EARLY - clock() : 0)
      const ticks = setInterval(show, TICK)
      return () => {
        isOpen = false
        clearTimeout(timer)
        clearInterval(ticks)
      }
    },
  }
}
