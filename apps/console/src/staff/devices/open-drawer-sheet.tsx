import type { ComponentProps } from 'react'
import { useMessages } from '../messages.ts'
import { StaffSheet } from '../screen/staff-sheet.tsx'
import { OpenDrawerForm } from './open-drawer-form.tsx'

interface OpenDrawerSheetProps extends Omit<ComponentProps<typeof OpenDrawerForm>, 'onOpened'> {
  readonly onClosed: () => void
}

/** The form of a drawer above the screen: of another one, or while cash is taken. */
export const OpenDrawerSheet = ({ onClosed, ...drawer }: OpenDrawerSheetProps) => {
  const { t } = useMessages()
  return (
    <StaffSheet open onClosed={onClosed} title={t('businessDay.openDrawer')}>
      {(close) => <OpenDrawerForm {...drawer} onOpened={close} />}
    </StaffSheet>
  )
}
