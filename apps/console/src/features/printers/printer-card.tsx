import type { Printer, Station } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Badge, Button, Switch } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'

interface PrinterCardProps {
  readonly printer: Printer
  readonly printers: readonly Printer[]
  readonly stations: readonly Station[]
  readonly onEdit: () => void
  readonly onTest: () => void
  readonly onPath: () => void
  readonly onUse: (isUsed: boolean) => void
}

/** A printer: how it is, what it prints, and its buttons. */
export const PrinterCard = ({
  printer,
  printers,
  stations,
  onEdit,
  onTest,
  onPath,
  onUse,
}: PrinterCardProps) => {
  const { t, locale } = useMessages()
  const { time } = useFormats()
  const { name, kind, address, width, tickets, receipts, hasDrawer, lastSeen, problem } = printer
  const isUsed = printer.status !== 'disabled'
  const own = stations.filter(({ _id }) => printer.stations?.includes(_id))
  const fallback = printers.find(({ _id }) => _id === printer.fallback)
  const facts = [
    kind === 'cloudPrnt' ? t('printers.kinds.cloudPrnt') : address,
    ...(kind === 'star' ? [t('printers.kinds.star')] : []),
    t('printers.millimetres', { width }),
    ...(tickets === 'all' ? [t('printers.allTickets')] : []),
    ...(tickets === 'stations' ? own.map((station) => localizedName(station.name, locale)) : []),
    ...(receipts ? [t('printers.receipts')] : []),
    ...(hasDrawer ? [t('printers.hasDrawer')] : []),
    ...(fallback ? [t('printers.fallbackTo', { name: fallback.name })] : []),
  ]
  return (
    <li className="page-card" aria-label={name}>
      <div className="settings-card-head">
        <strong>{name}</strong>
        {!isUsed && <Badge>{t('printers.unused')}</Badge>}
        {isUsed && problem && (
          <Badge tone="danger" icon="warning">
            {t(`printers.problems.${problem}`)}
          </Badge>
        )}
      </div>
      <p className="settings-muted">{facts.join(' · ')}</p>
      <p className="settings-muted">
        {lastSeen ? t('printers.seen', { time: time(lastSeen) }) : t('printers.neverSeen')}
      </p>
      <div className="page-actions">
        <Switch label={t('printers.used', { name })} checked={isUsed} onChange={onUse} />
        {isUsed && (
          <Button variant="quiet" aria-label={t('printers.testOf', { name })} onClick={onTest}>
            {t('printers.test')}
          </Button>
        )}
        {isUsed && kind === 'cloudPrnt' && (
          <Button variant="quiet" aria-label={t('printers.pathOf', { name })} onClick={onPath}>
            {t('printers.path')}
          </Button>
        )}
        <Button variant="quiet" aria-label={t('settings.editOf', { name })} onClick={onEdit}>
          {t('settings.edit')}
        </Button>
      </div>
    </li>
  )
}
