import { OrderType, type Station } from '@comanda/contract'
import { CheckRow, Select } from '@comanda/ui'
import { useState } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { NameInputs } from '../../forms/name-inputs.tsx'
import { NumberField } from '../../forms/number-field.tsx'
import { SomeOf } from '../../forms/some-of.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import { LanguageInputs } from './language-inputs.tsx'
import { MadeHere, type MenuChoices } from './made-here.tsx'
import { enteredStation, isComplete, isSwapped, type StationDraft } from './station-draft.ts'

const kinds = ['prep', 'expo'] as const
const areas = ['kitchen', 'waterBar'] as const
const orderTypes = OrderType.anyOf.map((one) => one.const).filter((type) => type !== 'topUp')

interface StationFormProps {
  readonly label: string
  /** Undefined: a new one. */
  readonly station: Station | undefined
  readonly menu: MenuChoices
  readonly onSave: (draft: StationDraft) => Promise<void>
  readonly onCancel: () => void
}

/** A station: its names, what it makes, its languages, and after how long its tickets are late. */
export const StationForm = ({ label, station, menu, onSave, onCancel }: StationFormProps) => {
  const [draft, setDraft] = useState(() => enteredStation(station))
  const [isTried, setIsTried] = useState(false)
  const { busy, failure, submit } = useSubmit()
  const { t } = useMessages()
  const change = (changes: Partial<StationDraft>) => setDraft({ ...draft, ...changes })
  const { name, kind, area, orderTypes: types, warnMinutes, lateMinutes, isSilent } = draft
  const isNone = isTried && !isComplete({ ...draft, orderTypes: undefined, lateMinutes: '' })
  return (
    <FormFrame
      label={label}
      busy={busy}
      failure={failure}
      onSubmit={submit(async () => {
        setIsTried(true)
        if (isComplete(draft)) await onSave(draft)
      })}
      onCancel={onCancel}
    >
      <NameInputs names={name} onChange={(entered) => change({ name: entered })} />
      <Select
        label={t('stations.kind')}
        value={kind}
        onChange={({ currentTarget: { value } }) =>
          change({ kind: kinds.find((one) => one === value) ?? kind })
        }
      >
        {[...new Set([...kinds, kind])].map((one) => (
          <option key={one} value={one}>
            {t(`stations.kinds.${one}`)}
          </option>
        ))}
      </Select>
      {kind === 'prep' && (
        <>
          <MadeHere draft={draft} menu={menu} isNone={isNone} onChange={change} />
          <Select
            label={t('stations.area')}
            value={area}
            onChange={({ currentTarget: { value } }) =>
              change({ area: areas.find((one) => one === value) ?? '' })
            }
          >
            <option value="">{t('stations.noArea')}</option>
            {areas.map((one) => (
              <option key={one} value={one}>
                {t(`stations.areas.${one}`)}
              </option>
            ))}
          </Select>
        </>
      )}
      <SomeOf
        label={t('methods.orderTypes')}
        allText={t('methods.allTypes')}
        someText={t('methods.someTypes')}
        noneText={t('methods.noType')}
        options={orderTypes.map((id) => ({ id, text: t(`mode.${id}`) }))}
        chosen={types}
        onChange={(chosen) =>
          change({ orderTypes: chosen && orderTypes.filter((type) => chosen.includes(type)) })
        }
      />
      <LanguageInputs draft={draft} onChange={change} />
      <div className="form-pair">
        <NumberField
          label={t('stations.warnMinutes')}
          min={1}
          max={600}
          value={warnMinutes}
          onChange={(value) => change({ warnMinutes: value })}
        />
        <NumberField
          label={t('stations.lateMinutes')}
          min={1}
          max={600}
          value={lateMinutes}
          onChange={(value) => change({ lateMinutes: value })}
        />
      </div>
      {isSwapped(draft) && <p className="ui-field-error">{t('stations.swapped')}</p>}
      <CheckRow checked={!isSilent} onChange={() => change({ isSilent: !isSilent })}>
        {t('stations.rings')}
      </CheckRow>
    </FormFrame>
  )
}
