import { useEffect, useEffectEvent, useRef } from 'react'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { codeDetector, codeOf } from './code-scanner.ts'

interface CodeCameraProps {
  readonly onCode: (code: string) => void
  /** No camera, or it may not be used; in words. */
  readonly onFailed: (text: string) => void
}

/** How often the picture is looked at, in ms. */
const LOOK_EVERY = 250

/** Looks through the camera until a code is read. */
export const CodeCamera = ({ onCode, onFailed }: CodeCameraProps) => {
  const { t } = useOrderingMessages()
  const video = useRef<HTMLVideoElement>(null)
  const found = useEffectEvent((text: string) => onCode(codeOf(text)))
  const failed = useEffectEvent(() => onFailed(t('coupon.noCamera')))

  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const detector = codeDetector()
    const look = async (): Promise<void> => {
      const element = video.current
      if (isOver || !element || !detector) return
      const [code] = await detector.detect(element).catch(() => [])
      if (isOver) return
      if (code) found(code.rawValue)
      else timer = setTimeout(() => void look(), LOOK_EVERY)
    }
    const start = async (): Promise<void> => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
        const element = video.current
        if (isOver || !element) return
        element.srcObject = stream
        await element.play()
        void look()
      } catch {
        if (!isOver) failed()
      }
    }
    void start().finally(() => {
      if (isOver) for (const track of stream?.getTracks() ?? []) track.stop()
    })
    return () => {
      isOver = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
  }, [])
  return (
    <div className="coupon-camera">
      <video ref={video} muted playsInline aria-label={t('coupon.scan')} />
      <p>{t('coupon.scanHint')}</p>
    </div>
  )
}
