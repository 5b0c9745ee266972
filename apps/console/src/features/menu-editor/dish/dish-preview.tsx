import { previewedDish, previewReady } from '@comanda/client/preview'
import type { Menu, Product } from '@comanda/contract'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../staff/messages.ts'

interface DishPreviewProps {
  /** With the draft. */
  readonly menu: Menu
  /** As it is entered so far. */
  readonly dish: Product
}

/** How long nothing may be typed before the preview follows, in ms. */
const TYPING = 150

/** The dish as guests will see it: the diner's app itself, as wide as a phone (DRAFT-4.6). */
export const DishPreview = ({ menu, dish }: DishPreviewProps) => {
  const { t, locale } = useMessages()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>): void => {
      const isOurs = origin === window.location.origin && source === frame.current?.contentWindow
      if (isOurs && data === previewReady) setIsReady(true)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  useEffect(() => {
    if (!isReady) return undefined
    const timer = setTimeout(
      () =>
        frame.current?.contentWindow?.postMessage(
          previewedDish(menu, dish),
          window.location.origin,
        ),
      TYPING,
    )
    return () => clearTimeout(timer)
  }, [isReady, menu, dish])
  return (
    <section className="dish-preview" aria-label={t('menu.preview')}>
      <p className="form-text">{t('menu.previewText')}</p>
      <iframe ref={frame} title={t('menu.preview')} src={`/preview?lang=${locale}`} />
    </section>
  )
}
