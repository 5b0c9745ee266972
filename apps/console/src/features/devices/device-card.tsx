import type { Devices, ShownDevice } from '@comanda/client/staff'
import type { CardReader } from '@comanda/contract'
import { Button, Dialog } from '@comanda/ui'
import { useState } from 'react'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useMessages } from '../../staff/messages.ts'
import { KioskCommands } from './kiosk-commands.tsx'
import { KioskFacts } from './kiosk-facts.tsx'
import { KioskForm } from './kiosk-form.tsx'
import { MoveKiosk } from './move-kiosk.tsx'
import { RenameForm } from './rename-form.tsx'
import './devices.css'

interface DeviceCardProps {
  readonly device: ShownDevice
  readonly devices: Devices
  readonly readers: readonly CardReader[]
}

/** From how many wrong PINs of a day on they are shown. */
const NOTED = 5

/** A paired device: its kind, wrong PINs, and how it is removed. */
export const DeviceCard = ({ device, devices, readers }: DeviceCardProps) => {
  const { t, locale } = useMessages()
  const [isRenaming, setIsRenaming] = useState(false)
  const [isRemoving, setIsRemoving] = useState(false)
  const { _id, name, kind, lastSeen, tries } = device
  const tellFailure = useFailureToast()
  const carryOut = (work: Promise<void>): void => void work.catch(tellFailure)
  const seen = lastSeen && new Date(lastSeen).toLocaleString(locale)
  const EditForm = kind === 'kiosk' ? KioskForm : RenameForm
  return (
    <li className="page-card" aria-label={name}>
      {isRenaming ? (
        <EditForm device={device} devices={devices} onClosed={() => setIsRenaming(false)} />
      ) : (
        <h2>{name}</h2>
      )}
      <p className="settings-muted">{t(`devices.kinds.${kind}`)}</p>
      {seen && <p className="settings-muted">{t('devices.seen', { time: seen })}</p>}
      {kind === 'kiosk' && <KioskFacts device={device} readers={readers} />}
      {kind === 'kiosk' && !isRenaming && (
        <KioskCommands device={device} devices={devices} carryOut={carryOut} />
      )}
      {tries && tries.today >= NOTED && (
        <>
          <p role="alert">{t('devices.wrongPins', { count: tries.today })}</p>
          <Button variant="quiet" onClick={() => carryOut(devices.forgive(_id))}>
            {t('devices.forgive')}
          </Button>
        </>
      )}
      {!isRenaming && (
        <div className="device-commands">
          <Button variant="quiet" onClick={() => setIsRemoving(true)}>
            {t('devices.remove')}
          </Button>
          {kind === 'kiosk' && <MoveKiosk device={device} devices={devices} carryOut={carryOut} />}
          <Button
            variant="quiet"
            aria-label={t('settings.editOf', { name })}
            onClick={() => setIsRenaming(true)}
          >
            {t('settings.edit')}
          </Button>
        </div>
      )}
      <Dialog
        open={isRemoving}
        onClosed={() => setIsRemoving(false)}
        title={t('devices.removeTitle', { name })}
        actions={(close) => (
          <>
            <Button variant="quiet" size="large" onClick={close}>
              {t('settings.cancel')}
            </Button>
            <Button
              variant="danger"
              size="large"
              onClick={() => {
                carryOut(devices.remove(_id))
                close()
              }}
            >
              {t('devices.remove')}
            </Button>
          </>
        )}
      >
        {t('devices.removeText')}
      </Dialog>
    </li>
  )
}
