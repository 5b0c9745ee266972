import { lazy, Suspense } from 'react'
import { Frame } from '../shell/frame.tsx'

const IdleHost = lazy(async () => ({ default: (await import('./start/idle-host.tsx')).IdleHost }))

/** Renders every screen in its frame, with the idle timer. */
export const RootScreen = () => (
  <>
    <Frame />
    <Suspense>
      <IdleHost />
    </Suspense>
  </>
)
