import type { ShownDevice } from '@comanda/client/staff'
import { type CardReader, kioskSteps } from '@comanda/contract'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import './devices.css'

interface KioskPartsProps {
  readonly device: ShownDevice
  readonly readers: readonly CardReader[]
}

/** How the parts of a kiosk are: what it says of itself, and what the server knows of its printer and reader (KIOSK-1.8). */
export const KioskParts = ({ device, readers }: KioskPartsProps) => {
  const { t } = useMessages()
  const { time } = useFormats()
  const { health, printer, lastSeen } = device
  if (!health || lastSeen === undefined) return null
  const stepWord = (step: string): string => {
    const known = kioskSteps.find((one) => one === step)
    return known ? t(`devices.parts.steps.${known}`) : step
  }
  const { reader: ownReader } = device
  const reader = readers.find(({ reader: id, isUsual }) =>
    ownReader === undefined ? isUsual : id === ownReader,
  )
  const began = new Date(Date.parse(lastSeen) - health.uptime * 1000).toISOString()
  const running = [
    t('devices.parts.since', { time: time(began) }),
    health.version && t('devices.parts.version', { version: health.version }),
    health.heap !== undefined &&
      t('devices.parts.memory', { size: Math.round(health.heap / 1024 / 1024) }),
  ]
  const left = health.abandonedAt?.map(({ step, count }) => `${stepWord(step)} ${count}`)
  const printerState = printer?.problem
    ? t(`printers.problems.${printer.problem}`)
    : t(printer?.lastSeen ? 'devices.parts.ready' : 'printers.neverSeen')
  const readerState = reader && t(reader.isOnline ? 'devices.parts.ready' : 'devices.parts.off')
  const rows: readonly (readonly [string, string | undefined])[] = [
    [t('devices.parts.now'), health.step && stepWord(health.step)],
    [t('devices.parts.running'), running.filter(Boolean).join(' · ')],
    [t('devices.parts.left'), left?.join(' · ')],
    [
      t('devices.parts.printer'),
      printer ? `${printer.name} · ${printerState}` : t('devices.parts.browserPrinter'),
    ],
    [t('devices.parts.reader'), reader ? `${reader.name} · ${readerState}` : ownReader],
    [
      t('devices.parts.scanner'),
      health.scanned
        ? t('devices.parts.scanned', { time: time(health.scanned) })
        : t('devices.parts.unused'),
    ],
    [t('devices.parts.camera'), health.camera && t(`devices.parts.cameras.${health.camera}`)],
    [
      t('devices.parts.network'),
      health.roundTrip === undefined
        ? undefined
        : t('devices.parts.roundTrip', { time: health.roundTrip }),
    ],
  ]
  return (
    <dl className="kiosk-parts">
      {rows.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
