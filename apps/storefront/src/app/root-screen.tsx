import { Frame } from '../shell/frame.tsx'
import { IdleHost } from './idle-host.tsx'

/** Renders every screen in its frame, with the idle timer. */
export const RootScreen = () => (
  <>
    <Frame />
    <IdleHost />
  </>
)
