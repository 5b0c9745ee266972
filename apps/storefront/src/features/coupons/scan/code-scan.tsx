import type { OrderingKey } from '@comanda/locales/ordering'
import { Button, VisitIcon } from '@comanda/ui'
import { lazy, Suspense, useState } from 'react'
import { useOrderingMessages } from '../../../language/ordering-messages.ts'
import { canScan } from './code-reader.ts'
import './code-scan.css'

const CodeCamera = lazy(async () => ({ default: (await import('./code-camera.tsx')).CodeCamera }))

interface CodeScanProps {
  /** Returns the code in a text; undefined if it has none. By default a coupon's. */
  readonly codeOf?: (text: string) => string | undefined
  readonly onCode: (code: string) => void
  /** Of the button; by default a coupon's. */
  readonly label?: string
}

/** Scans a code by the camera, if there is one: the button, the picture, and why it failed. */
export const CodeScan = ({ codeOf, onCode, label }: CodeScanProps) => {
  const { t } = useOrderingMessages()
  const [isOn, setOn] = useState(false)
  const [refusal, setRefusal] = useState<OrderingKey>()
  if (!canScan()) return null
  const turn = (on: boolean, why?: OrderingKey): void => {
    setOn(on)
    setRefusal(why)
  }
  return (
    <div className="code-scan">
      <Suspense>
        {isOn && (
          <CodeCamera
            codeOf={codeOf}
            onRefused={(why) => turn(false, why)}
            onCode={(code) => {
              turn(false)
              onCode(code)
            }}
          />
        )}
      </Suspense>
      <Button variant="quiet" wide onClick={() => turn(!isOn)}>
        <span className="code-scan-button">
          {!isOn && <VisitIcon name="scan" size="small" />}
          {isOn ? t('coupon.stopScan') : (label ?? t('coupon.scan'))}
        </span>
      </Button>
      <p role="alert" className="code-scan-refusal">
        {refusal && t(refusal)}
      </p>
    </div>
  )
}
