import { type ThemeColours, themeTokens } from '@comanda/ui'
import type { CSSProperties } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'

interface BrandPreviewProps {
  readonly name: string
  readonly theme: ThemeColours
}

/** What guests see in the colours that are being chosen, on a light and on a dark phone. */
export const BrandPreview = ({ name, theme }: BrandPreviewProps) => {
  const { t } = useMessages()
  const { money } = useFormats()
  return (
    <section className="brand-previews" aria-label={t('brand.preview')}>
      {(['light', 'dark'] as const).map((scheme) => (
        <div
          key={scheme}
          className="brand-preview"
          data-scheme={scheme}
          style={themeTokens(theme, scheme) as CSSProperties}
        >
          <strong>{name}</strong>
          <div className="brand-preview-dish">
            <span>
              {t('brand.sampleDish')}
              <small>{t('brand.samplePopular')}</small>
            </span>
            <span>{money(48)}</span>
          </div>
          <p className="brand-preview-note">{t('brand.sampleNote')}</p>
          <p className="brand-preview-danger">{t('brand.sampleSoldOut')}</p>
          <p className="brand-preview-success">{t('brand.sampleReady')}</p>
          <span className="brand-preview-button">{t('brand.sampleOrder')}</span>
        </div>
      ))}
    </section>
  )
}
