import type { Devices, ShownDevice } from '@comanda/client/staff'
import type { CommandKind } from '@comanda/contract'
import { Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import './devices.css'

const kinds = ['identify', 'testPrint', 'reload'] as const satisfies readonly CommandKind[]

interface KioskCommandsProps {
  readonly device: ShownDevice
  readonly devices: Devices
  readonly carryOut: (work: Promise<void>) => void
}

/** What a kiosk does from afar, and whether it has: it waits until nobody orders there (KIOSK-9.2). */
export const KioskCommands = ({ device, devices, carryOut }: KioskCommandsProps) => {
  const { t } = useMessages()
  const { time } = useFormats()
  const { _id, command } = device
  return (
    <>
      <div className="device-commands">
        {kinds.map((kind) => (
          <Button key={kind} variant="quiet" onClick={() => carryOut(devices.command(_id, kind))}>
            {t(`devices.commands.${kind}`)}
          </Button>
        ))}
      </div>
      {command && (
        <p className="settings-muted" role="status">
          {command.doneTime
            ? t('devices.commandDone', {
                command: t(`devices.commands.${command.kind}`),
                time: time(command.doneTime),
              })
            : t('devices.commandWaits', { command: t(`devices.commands.${command.kind}`) })}
        </p>
      )}
    </>
  )
}
