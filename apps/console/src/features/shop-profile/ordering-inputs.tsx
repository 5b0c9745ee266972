import { CheckRow } from '@comanda/ui'
import { NumberField } from '../../forms/number-field.tsx'
import { useMessages } from '../../staff/messages.ts'
import { bounds, type Flag, type NumberName, type ProfileDraft } from './profile-draft.ts'

/** What is set together of orders and tables. */
export const orderingGroups = [
  {
    legend: 'profile.ordering',
    on: [
      'openForOnline',
      'openTakeAway',
      'openDineInNoTable',
      'driveThrough',
      'onlineCanSwitchSection',
      'autoMergeInPOS',
      'autoMergeOrderedInPOS',
      'useDefaultsForSetItem',
    ],
    numbers: ['minOrderInterval', 'maxPending', 'maxQuantity', 'maxPortions'],
  },
  {
    legend: 'profile.sitting',
    on: [],
    numbers: ['orderCutoffMinutes', 'orderLeaveMinutes'],
  },
  {
    legend: 'profile.codes',
    on: ['onlineEnabledFixedCode', 'onlineRequiresPresence', 'onlineDineInNoTableEnabledFixedCode'],
    numbers: ['onlineSessionTimeout'],
  },
  {
    legend: 'profile.cancelling',
    on: ['dinersCancel'],
    numbers: ['unconfirmedMinutes'],
  },
] as const satisfies readonly {
  readonly legend: string
  readonly on: readonly Flag[]
  readonly numbers: readonly NumberName[]
}[]

interface OrderingInputsProps {
  readonly group: (typeof orderingGroups)[number]
  readonly draft: ProfileDraft
  readonly onChange: (changes: Partial<ProfileDraft>) => void
}

/** Whether a switch does anything now: what is ordered makes sets only where carts do (MERGE-1.11). */
const isOffered = (flag: Flag, { autoMergeInPOS }: ProfileDraft): boolean =>
  flag !== 'autoMergeOrderedInPOS' || autoMergeInPOS

/** What guests may order, how they enter a table, and what becomes of orders: each with what it does to them. */
export const OrderingInputs = ({
  group: { legend, on, numbers },
  draft,
  onChange,
}: OrderingInputsProps) => {
  const { t } = useMessages()
  return (
    <fieldset className="form-group">
      <legend>{t(legend)}</legend>
      <div>
        {on
          .filter((flag) => isOffered(flag, draft))
          .map((flag) => (
            <CheckRow
              key={flag}
              checked={draft[flag]}
              note={t(`profile.does.${flag}`)}
              onChange={() => onChange({ [flag]: !draft[flag] })}
            >
              {t(`profile.flags.${flag}`)}
            </CheckRow>
          ))}
      </div>
      {numbers.map((name) => (
        <NumberField
          key={name}
          label={t(`profile.numbers.${name}`)}
          hint={t(`profile.does.${name}`)}
          {...bounds[name]}
          value={draft[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </fieldset>
  )
}
