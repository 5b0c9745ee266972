import { useStore } from '@comanda/client/react'
import { createStationSettings } from '@comanda/client/staff'
import type { Station } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Button, EmptyState, showToast } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { LoadedView } from '../../staff/screen/loaded-view.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import type { MenuChoices } from './made-here.tsx'
import { StationCard } from './station-card.tsx'
import { saveDraft } from '../../forms/record-draft.ts'
import { station as described, storedStation } from './station-draft.ts'
import { StationForm } from './station-form.tsx'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'
import './stations.css'

/** Returns the categories and dishes of the shop that is shown. */
const useMenuChoices = (): MenuChoices => {
  const { _id: shop } = useShop()
  const { catalogue } = useStaff()
  const { menu } = useStore(catalogue.state)
  const { locale } = useMessages()
  useEffect(() => void catalogue.open(shop), [catalogue, shop])
  const choices = (records: readonly Pick<Station, '_id' | 'name'>[] = []) =>
    records.map(({ _id, name }) => ({ id: _id, text: localizedName(name, locale) }))
  return { categories: choices(menu?.categories), products: choices(menu?.products) }
}

/** The stations of the kitchen in their order, and what each makes (KITCHEN-2.4). */
export const Stations = () => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const [stations] = useState(() => createStationSettings(connection, shop))
  const [edited, setEdited] = useState<Station | 'new'>()
  const menu = useMenuChoices()
  const { t, locale } = useMessages()
  usePageTitle(t('stations.title'))
  useEffect(() => stations.open(), [stations])
  const tellFailure = useFailureToast()
  const attempt = (work: Promise<void>): void => void work.catch(tellFailure)
  const station = edited === 'new' ? undefined : edited
  const title = station
    ? t('settings.editOf', { name: localizedName(station.name, locale) })
    : t('stations.new')
  return (
    <>
      <div className="settings-head">
        <div>
          <h1>{t('stations.title')}</h1>
          <p>{t('stations.text')}</p>
        </div>
        <Button icon="plus" onClick={() => setEdited('new')}>
          {t('stations.new')}
        </Button>
      </div>
      <LoadedView loaded={stations}>
        {(list) => (
          <>
            {list.length === 0 && (
              <EmptyState drawing="bowl" title={t('stations.empty')}>
                {t('stations.emptyText')}
              </EmptyState>
            )}
            <ol className="page-cards">
              {list.map((one, index) => (
                <StationCard
                  key={one._id}
                  station={one}
                  menu={menu}
                  isFirst={index === 0}
                  isLast={index === list.length - 1}
                  onEdit={() => setEdited(one)}
                  onMove={(by) => attempt(stations.move(one._id, by))}
                  onUse={(isUsed) =>
                    attempt(stations.change(one, { status: isUsed ? 'active' : 'disabled' }))
                  }
                />
              ))}
            </ol>
            {edited && (
              <StaffSheet open onClosed={() => setEdited(undefined)} title={title}>
                {(close) => (
                  <StationForm
                    label={title}
                    station={station}
                    menu={menu}
                    onCancel={close}
                    onSave={async (draft) => {
                      await saveDraft(stations, described, {
                        record: station,
                        draft: storedStation(draft),
                        more: { shop },
                      })
                      showToast(t('settings.saved'), { tone: 'success' })
                      close()
                    }}
                  />
                )}
              </StaffSheet>
            )}
          </>
        )}
      </LoadedView>
    </>
  )
}
