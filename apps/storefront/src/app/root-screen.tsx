import { Frame } from '../shell/frame.tsx'
import { IdleHost } from './idle-host.tsx'

/** Every screen in its frame, and what watches over them. */
export const RootScreen = () => (
  <>
    <Frame />
    <IdleHost />
  </>
)
