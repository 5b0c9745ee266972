import { Outlet } from '@tanstack/react-router'
import { SettingsFrame } from '../shell/settings-frame.tsx'

/** The screens of settings. */
export const SettingsScreens = () => (
  <SettingsFrame>
    <Outlet />
  </SettingsFrame>
)
