import { ALL_STATIONS } from '@comanda/client/staff'
import type { Station } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Button, Segmented } from '@comanda/ui'
import type { Chime } from '../../staff/screen/chime.ts'
import { FullScreenButton } from '../../staff/screen/full-screen-button.tsx'
import { useMessages } from '../../staff/messages.ts'
import { PrinterSign } from '../../staff/devices/printer-sign.tsx'
import { SoundButton } from '../../staff/screen/sound-button.tsx'
import type { useTicketSlips } from './use-ticket-slips.ts'

interface KitchenHeadProps {
  readonly stations: readonly Station[]
  readonly station: string
  readonly open: number
  readonly chime: Chime
  readonly slips: Pick<
    ReturnType<typeof useTicketSlips>,
    'isOn' | 'current' | 'last' | 'toggle' | 'again'
  >
  readonly isAllDay: boolean
  readonly onStation: (station: string) => void
  readonly onAllDay: () => void
  readonly onRecall: () => void
}

/** The station of a display, how many tickets it has, sound, totals and recall. */
export const KitchenHead = ({
  stations,
  station,
  open,
  chime,
  slips,
  isAllDay,
  onStation,
  onAllDay,
  onRecall,
}: KitchenHeadProps) => {
  const { t, locale } = useMessages()
  const named = stations
    .filter(({ kind }) => kind !== 'pickup')
    .map(({ _id, name }) => ({ id: _id, text: localizedName(name, locale) }))
  const all = { id: ALL_STATIONS, text: t('kitchen.all') }
  return (
    <div className="kitchen-head">
      <h1>{t('kitchen.title')}</h1>
      <p className="kitchen-count" role="status">
        {t('kitchen.tickets', { count: open })}
      </p>
      {named.length > 0 && (
        <Segmented
          label={t('kitchen.stations')}
          segments={[...named, all]}
          selected={station}
          onSelect={onStation}
        />
      )}
      <PrinterSign />
      <Button variant="quiet" aria-pressed={isAllDay} onClick={onAllDay}>
        {t('kitchen.allDay')}
      </Button>
      <Button variant="quiet" onClick={onRecall}>
        {t('kitchen.recall')}
      </Button>
      <Button variant="quiet" icon="print" aria-pressed={slips.isOn} onClick={slips.toggle}>
        {slips.current
          ? t('kitchen.printing', { number: slips.current.ticket.number })
          : t(slips.isOn ? 'kitchen.printsAll' : 'kitchen.print')}
      </Button>
      {slips.isOn && slips.last && (
        <Button variant="quiet" onClick={slips.again}>
          {t('kitchen.printAgain')}
        </Button>
      )}
      <FullScreenButton />
      <SoundButton chime={chime} />
    </div>
  )
}
