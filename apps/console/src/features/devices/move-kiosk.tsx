import { useStore } from '@comanda/client/react'
import type { Devices, ShownDevice } from '@comanda/client/staff'
import { localizedName } from '@comanda/engine/catalog'
import { Button, Dialog, Select } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'

interface MoveKioskProps {
  readonly device: ShownDevice
  readonly devices: Devices
  readonly carryOut: (work: Promise<void>) => void
}

/** Moves a kiosk to another shop of the caller without pairing it again (KIOSK-9.3). */
export const MoveKiosk = ({ device, devices, carryOut }: MoveKioskProps) => {
  const { t, locale } = useMessages()
  const { shops: staffShops } = useStaff()
  const { shops } = useStore(staffShops.state)
  const others = shops.filter(({ _id }) => _id !== device.shop)
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState('')
  const to = others.find(({ _id }) => _id === chosen) ?? others[0]
  if (!to) return null
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {t('devices.move')}
      </Button>
      <Dialog
        open={isOpen}
        onClosed={() => setIsOpen(false)}
        title={t('devices.moveTitle', { name: device.name })}
        actions={(close) => (
          <>
            <Button variant="quiet" size="large" onClick={close}>
              {t('settings.cancel')}
            </Button>
            <Button
              size="large"
              onClick={() => {
                carryOut(devices.move(device._id, to._id))
                close()
              }}
            >
              {t('devices.move')}
            </Button>
          </>
        )}
      >
        <p>{t('devices.moveText')}</p>
        <Select
          label={t('devices.moveTo')}
          value={to._id}
          onChange={({ target }) => setChosen(target.value)}
        >
          {others.map((shop) => (
            <option key={shop._id} value={shop._id}>
              {localizedName(shop.name, locale)}
            </option>
          ))}
        </Select>
      </Dialog>
    </>
  )
}
