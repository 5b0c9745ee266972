import type { InvoiceSeller, InvoiceTrack } from '@comanda/contract'
import { languageTag } from '@comanda/locales'
import { Badge, Button, IconButton } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

interface SellerCardProps {
  readonly seller: InvoiceSeller
  readonly tracks: readonly InvoiceTrack[]
  readonly onEdit: () => void
  readonly onAdd: () => void
  readonly onRemove: (track: InvoiceTrack, range: string) => void
}

const digits = (value: number): string => String(value).padStart(8, '0')

/** A seller: its numbers by period, how many are left, and what is low (INV-6.1). */
export const SellerCard = ({ seller, tracks, onEdit, onAdd, onRemove }: SellerCardProps) => {
  const { t, locale } = useMessages()
  const { name, taxId, adapter, mode, numbersLeft, warning } = seller
  const count = (value: number) => new Intl.NumberFormat(languageTag[locale]).format(value)
  const rangeOf = ({ letters, from, to }: InvoiceTrack) =>
    t('sellers.range', { letters, from: digits(from), to: digits(to) })
  return (
    <li className="page-card">
      <div className="settings-card-head">
        <strong>
          {name}
          <small>{`${taxId} · ${t(`sellers.adapters.${adapter}`)}`}</small>
        </strong>
        <Badge tone={mode === 'live' ? 'success' : 'highlight'}>{t(`sellers.modes.${mode}`)}</Badge>
      </div>
      {warning !== undefined && (
        <p className="form-failure" role="status">
          {t(`sellers.warning.${warning}`)}
        </p>
      )}
      <p>
        {numbersLeft === undefined
          ? t('sellers.theirs')
          : t('sellers.left', { count: numbersLeft, shown: count(numbersLeft) })}
      </p>
      {tracks.length > 0 && (
        <ul className="seller-tracks" aria-label={t('sellers.numbers', { name })}>
          {tracks.map((track) => (
            <li key={track._id}>
              <span>
                <strong>{track.period}</strong> {rangeOf(track)}
                <small>{t('sellers.used', { shown: count(track.next - track.from) })}</small>
              </span>
              {track.next === track.from && (
                <IconButton
                  icon="trash"
                  label={t('sellers.removeOf', { range: rangeOf(track) })}
                  onClick={() => onRemove(track, rangeOf(track))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="page-actions">
        {adapter === 'turnkey' && (
          <Button variant="quiet" aria-label={t('sellers.addNumbersOf', { name })} onClick={onAdd}>
            {t('sellers.addNumbers')}
          </Button>
        )}
        <Button variant="quiet" aria-label={t('settings.editOf', { name })} onClick={onEdit}>
          {t('settings.edit')}
        </Button>
      </div>
    </li>
  )
}
