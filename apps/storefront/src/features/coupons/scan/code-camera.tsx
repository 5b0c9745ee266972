import type { OrderingKey } from '@comanda/locales/ordering'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOrderingMessages } from '../../../language/ordering-messages.ts'
import { cameraRefusalKey } from './camera-refusal.ts'
import { openCodeReader } from './code-reader.ts'
import { couponCodeOf } from './coupon-code-of.ts'

interface CodeCameraProps {
  /** Returns the code in a text; undefined if it has none. By default a coupon's. */
  readonly codeOf?: ((text: string) => string | undefined) | undefined
  readonly onCode: (code: string) => void
  /** Called if there is no camera, or the browser refuses to use it. */
  readonly onRefused: (why: OrderingKey) => void
}

/** Interval at which the picture is read, in ms. */
const LOOK_EVERY = 250

/** Shows the camera until a coupon's code is read; for any other code it says that it is not a coupon's. */
export const CodeCamera = ({ codeOf = couponCodeOf, onCode, onRefused }: CodeCameraProps) => {
  const { t } = useOrderingMessages()
  const video = useRef<HTMLVideoElement>(null)
  const [isForeign, setForeign] = useState(false)
  const read = useEffectEvent((text: string): boolean => {
    const code = codeOf(text)
    if (code === undefined) setForeign(true)
    else onCode(code)
    return code !== undefined
  })
  const refused = useEffectEvent((failure: unknown) => onRefused(cameraRefusalKey(failure)))

  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const stop = (): void => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const start = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      const [reader, element] = [await openCodeReader(), video.current]
      if (isOver || !element) return
      element.srcObject = stream
      await element.play()
      const look = async (): Promise<void> => {
        if (isOver) return
        const [code] = await reader.detect(element).catch(() => [])
        if (isOver || (code && read(code.rawValue))) return
        timer = setTimeout(() => void look(), LOOK_EVERY)
      }
      await look()
    }
    start()
      .catch((failure: unknown) => {
        if (!isOver) refused(failure)
      })
      .finally(() => {
        if (isOver) stop()
      })
    return () => {
      isOver = true
      clearTimeout(timer)
      stop()
    }
  }, [])
  return (
    <div className="code-camera">
      <video ref={video} muted playsInline aria-label={t('coupon.scan')} />
      <p role="status">{t(isForeign ? 'coupon.notOurs' : 'coupon.scanHint')}</p>
    </div>
  )
}
