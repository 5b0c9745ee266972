import { createDevices } from '@comanda/client/staff'
import { Button } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { LoadedView } from '../../staff/screen/loaded-view.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { DeviceCard } from './device-card.tsx'
import { PairForm } from './pair-form.tsx'
import { useReaders } from './use-readers.ts'

interface DevicesProps {
  /** What a device shows, if the manager scanned it. */
  readonly code?: string | undefined
  /** Called once the form of that code is closed. */
  readonly onClosed?: () => void
}

/** The devices that are paired with the shop, and codes for more (STAFF-3.5). */
export const Devices = ({ code, onClosed }: DevicesProps) => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const [devices] = useState(() => createDevices(connection, shop))
  const [isPairing, setIsPairing] = useState(false)
  const [isTyping, setIsTyping] = useState(false)
  const isConfirming = isTyping || code !== undefined
  const readers = useReaders(devices)
  const { t } = useMessages()
  usePageTitle(t('devices.title'))
  useEffect(() => devices.open(), [devices])
  return (
    <>
      <div className="settings-head">
        <div>
          <h1>{t('devices.title')}</h1>
          <p>{t('devices.text')}</p>
        </div>
        {!isPairing && !isConfirming && (
          <div className="page-actions">
            <Button onClick={() => setIsTyping(true)}>{t('devices.confirm')}</Button>
            <Button variant="quiet" onClick={() => setIsPairing(true)}>
              {t('devices.pair')}
            </Button>
          </div>
        )}
      </div>
      {(isConfirming || isPairing) && (
        <div className="page-card settings-form">
          {isConfirming && (
            <ConfirmForm
              key={code}
              devices={devices}
              scanned={code}
              onClosed={() => {
                setIsTyping(false)
                onClosed?.()
              }}
            />
          )}
          {isPairing && <PairForm devices={devices} onClosed={() => setIsPairing(false)} />}
        </div>
      )}
      <LoadedView loaded={devices}>
        {(paired) => (
          <>
            {paired.length === 0 && <p>{t('devices.none')}</p>}
            <ul className="page-cards">
              {paired.map((device) => (
                <DeviceCard key={device._id} device={device} devices={devices} readers={readers} />
              ))}
            </ul>
          </>
        )}
      </LoadedView>
    </>
  )
}
