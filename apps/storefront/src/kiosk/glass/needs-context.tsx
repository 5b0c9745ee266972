import type { Device } from '@comanda/contract'
import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useState } from 'react'
import { applyGlass } from './apply-glass.ts'
import { type Glass, glassOf, type Needs } from './glass.ts'
import { pageSize, usePageSize } from './use-page-size.ts'

/** What a guest may ask for by the button at the lower left (KIOSK-7.4). */
export interface GuestNeeds extends Needs {
  /** More time before the kiosk begins again. */
  readonly slow: boolean
  /** What has the focus, read aloud (KIOSK-7.13). */
  readonly aloud: boolean
}

interface NeedsOfGuest {
  readonly needs: GuestNeeds
  readonly change: (part: Partial<GuestNeeds>) => void
  readonly glass: Glass
}

const none: GuestNeeds = { low: false, large: false, slow: false, aloud: false }

const Context = createContext<NeedsOfGuest | undefined>(undefined)

interface NeedsProviderProps {
  readonly screen: Device['screen']
  readonly children: ReactNode
}

/** Keeps what the present guest needs, and draws the page in it; it ends with the guest, whose component this is in. */
export const NeedsProvider = ({ screen, children }: NeedsProviderProps) => {
  const [needs, setNeeds] = useState(none)
  const page = usePageSize()
  const glass = useMemo(() => glassOf(screen, page, needs), [screen, page, needs])
  useLayoutEffect(() => applyGlass(glass, needs), [glass, needs])
  const value = useMemo(
    () => ({
      needs,
      glass,
      change: (part: Partial<GuestNeeds>) => setNeeds((before) => ({ ...before, ...part })),
    }),
    [needs, glass],
  )
  return <Context value={value}>{children}</Context>
}

/** Draws the page for nobody in particular, as while the kiosk is not paired. */
export const applyUsualGlass = (screen: Device['screen']): void =>
  applyGlass(glassOf(screen, pageSize(), none), none)

/** Returns what the present guest needs, and the sizes of the screen. */
export const useNeeds = (): NeedsOfGuest => {
  const needs = use(Context)
  if (!needs) throw new Error('useNeeds is used outside its NeedsProvider')
  return needs
}
