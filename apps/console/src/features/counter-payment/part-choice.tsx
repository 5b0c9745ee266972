import { Field, Segmented, Stepper } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import type { Part } from './due.ts'

interface PartChoiceProps {
  readonly part: Part
  readonly outstanding: number
  readonly onChange: (part: Part) => void
}

const MOST_SHARES = 50
const kinds = ['all', 'share', 'amount'] as const

/** What is paid now: all that is due, one of some equal parts, or an amount. */
export const PartChoice = ({ part, outstanding, onChange }: PartChoiceProps) => {
  const { t } = useMessages()
  const partOf = (kind: (typeof kinds)[number]): Part => {
    if (kind === 'share') return { kind, of: 2 }
    return kind === 'amount' ? { kind, text: '' } : { kind }
  }
  return (
    <div className="counter-part">
      <Segmented
        label={t('counter.part.label')}
        segments={kinds.map((id) => ({ id, text: t(`counter.part.${id}`) }))}
        selected={part.kind}
        onSelect={(kind) => onChange(partOf(kind))}
      />
      {part.kind === 'share' && (
        <Stepper
          value={part.of}
          min={2}
          max={MOST_SHARES}
          label={t('counter.part.shares')}
          increaseLabel={t('counter.part.more')}
          decreaseLabel={t('counter.part.fewer')}
          onChange={(of) => onChange({ kind: 'share', of })}
        />
      )}
      {part.kind === 'amount' && (
        <Field
          label={t('counter.part.amountLabel')}
          value={part.text}
          inputMode="decimal"
          placeholder={String(outstanding)}
          onChange={(event) => onChange({ kind: 'amount', text: event.target.value })}
        />
      )}
    </div>
  )
}
