import { createWaitingSettings, type RecordList } from '@comanda/client/staff'
import { type PatchOf, WaitingSetting } from '@comanda/contract'
import { CheckRow, showToast } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { changedFields } from '../../forms/changed-fields.ts'
import { FormFrame } from '../../forms/form-frame.tsx'
import { NumberField } from '../../forms/number-field.tsx'
import { rangeOf } from '../../forms/range-of.ts'
import { useDraft } from '../../forms/use-draft.ts'
import { LoadedView } from '../../staff/screen/loaded-view.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'

const numbers = ['callMinutes', 'maxParties', 'maxGuests'] as const
type WaitingNumber = (typeof numbers)[number]

interface RulesDraft extends Readonly<Record<WaitingNumber, string>> {
  readonly enabled: boolean
  readonly onBoard: boolean
}

const draftOf = (saved: WaitingSetting | undefined): RulesDraft => ({
  enabled: saved?.enabled === true,
  onBoard: saved?.onBoard === true,
  callMinutes: saved?.callMinutes?.toString() ?? '',
  maxParties: saved?.maxParties?.toString() ?? '',
  maxGuests: saved?.maxGuests?.toString() ?? '',
})

const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text))

const fieldsOf = ({ enabled, onBoard, callMinutes, maxParties, maxGuests }: RulesDraft) =>
  ({
    enabled,
    onBoard,
    callMinutes: numberOrNull(callMinutes),
    maxParties: numberOrNull(maxParties),
    maxGuests: numberOrNull(maxGuests),
  }) satisfies PatchOf<WaitingSetting>

interface RulesFormProps {
  readonly saved: WaitingSetting | undefined
  readonly settings: RecordList<WaitingSetting>
}

const RulesForm = ({ saved, settings }: RulesFormProps) => {
  const { _id: shop } = useShop()
  const { t } = useMessages()
  // As the form began: others may change them in the meantime.
  const [before, setBefore] = useState(() => draftOf(saved))
  const { draft, change, frame } = useDraft(before, async (entered) => {
    const { enabled, onBoard, ...given } = fieldsOf(entered)
    const changes = changedFields(fieldsOf(before), fieldsOf(entered))
    const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
    if (!saved) await settings.create({ shop, enabled, onBoard, ...set })
    else if (Object.keys(changes).length > 0) await settings.change(saved, changes)
    setBefore(entered)
    showToast(t('settings.saved'), { tone: 'success' })
  })
  return (
    <div className="page-card settings-form">
      <FormFrame label={t('waitingRules.title')} {...frame}>
        <CheckRow
          checked={draft.enabled}
          note={t('waitingRules.openText')}
          onChange={() => change({ enabled: !draft.enabled })}
        >
          {t('waitingList.open')}
        </CheckRow>
        {numbers.map((name) => (
          <NumberField
            key={name}
            label={t(`waitingRules.number.${name}`)}
            hint={t(`waitingRules.hint.${name}`)}
            {...rangeOf(WaitingSetting.properties[name])}
            value={draft[name]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
        <CheckRow
          checked={draft.onBoard}
          note={t('waitingRules.onBoardText')}
          onChange={() => change({ onBoard: !draft.onBoard })}
        >
          {t('waitingRules.onBoard')}
        </CheckRow>
      </FormFrame>
    </div>
  )
}

/** How the shop keeps its waiting list (WAIT-1.4). */
export const WaitingRules = () => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const [settings] = useState(() => createWaitingSettings(connection, shop))
  const { t } = useMessages()
  usePageTitle(t('waitingRules.title'))
  useEffect(() => settings.open(), [settings])
  return (
    <>
      <div className="settings-head">
        <div>
          <h1>{t('waitingRules.title')}</h1>
          <p>{t('waitingRules.text')}</p>
        </div>
      </div>
      <LoadedView loaded={settings}>
        {([saved]) => <RulesForm saved={saved} settings={settings} />}
      </LoadedView>
    </>
  )
}
