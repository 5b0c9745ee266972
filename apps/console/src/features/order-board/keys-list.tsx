import { KeyList } from '../../staff/screen/key-list.tsx'
import { shownKeys } from './board-keys.ts'

/** The keys of the board, and what each does. */
export const KeysList = () => <KeyList keys={shownKeys} />
