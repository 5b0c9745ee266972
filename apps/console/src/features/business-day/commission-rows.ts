import type { DayFigures } from '@comanda/contract'
import { type FigureRow, note, type Words } from './figure-group.ts'

/** What each channel keeps of what was paid there (CHANNEL-5.2). */
export const commissionRows = (
  channels: DayFigures['channels'] = [],
  { t, money }: Pick<Words, 't' | 'money'>,
): readonly FigureRow[] =>
  channels.map(({ name = '', commission }) =>
    note(t('businessDay.commission', { name }), money(commission)),
  )
