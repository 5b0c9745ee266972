import type { Station } from '@comanda/contract'
import { listWords } from '../../staff/list-words.ts'
import { localizedName } from '@comanda/engine/catalog'
import { Badge, Button, IconButton, Switch } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../staff/messages.ts'
import { useLocaleName } from '../../staff/use-languages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import type { Choice, MenuChoices } from './made-here.tsx'

interface StationCardProps {
  readonly station: Station
  readonly menu: MenuChoices
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onEdit: () => void
  readonly onMove: (by: -1 | 1) => void
  readonly onUse: (isUsed: boolean) => void
}

const textsOf = (ids: readonly string[] | undefined, choices: readonly Choice[]) =>
  choices.flatMap(({ id, text }) => (ids?.includes(id) ? [text] : []))

/** A station: its kind, what it makes, its languages; with its buttons. */
export const StationCard = ({
  station,
  menu,
  isFirst,
  isLast,
  onEdit,
  onMove,
  onUse,
}: StationCardProps) => {
  const { t, locale } = useMessages()
  const localeName = useLocaleName()
  const { _id: shop } = useShop()
  const { _id, kind, categories, products, printers, orderTypes, status } = station
  const name = localizedName(station.name, locale)
  const isUsed = status !== 'disabled'
  const made = [
    ...textsOf(categories, menu.categories),
    ...textsOf(products, menu.products),
    ...(printers ?? []),
  ]
  const languages = [station.locale, station.secondLocale].flatMap((one) =>
    one ? [localeName(one)] : [],
  )
  const facts = [
    t(`stations.kinds.${kind}`),
    ...(kind === 'prep'
      ? [made.length === 0 ? t('stations.makesOthers') : listWords(made, t)]
      : []),
    ...(orderTypes?.length
      ? [
          listWords(
            orderTypes.map((one) => t(`mode.${one}`)),
            t,
          ),
        ]
      : []),
    ...(languages.length > 0 ? [languages.join(' + ')] : []),
  ]
  return (
    <li className="page-card">
      <div className="settings-card-head">
        <strong>{name}</strong>
        {!isUsed && <Badge>{t('stations.unused')}</Badge>}
      </div>
      <p className="settings-muted">{facts.join(' · ')}</p>
      <div className="page-actions">
        <Switch label={t('stations.used', { name })} checked={isUsed} onChange={onUse} />
        <IconButton
          icon="down"
          label={t('methods.down', { name })}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <span className="station-up">
          <IconButton
            icon="down"
            label={t('methods.up', { name })}
            disabled={isFirst}
            onClick={() => onMove(-1)}
          />
        </span>
        {isUsed && kind !== 'pickup' && (
          <Link to="/$shop/kitchen/$station" params={{ shop, station: _id }}>
            {t('stations.display')}
          </Link>
        )}
        <Button variant="quiet" aria-label={t('settings.editOf', { name })} onClick={onEdit}>
          {t('settings.edit')}
        </Button>
      </div>
    </li>
  )
}
