import { loseChunk, missWords, waitForever } from './chunks.ts'
import { chooseInvoice, issueInvoice, mistypeCarrier } from './invoices.ts'
import { scrollThousand } from './long-list.ts'
import type { Screen } from './screen.ts'
import { atProvider } from './social-login.ts'

/** What hardly anybody sees: a network that fails halfway, words that are missing, a long history, Taiwan's invoices. */
export const rareScreens: readonly Screen[] = [
  { name: 'progress-bar', scene: 'unloaded', act: waitForever, loads: true },
  { name: 'chunk-failure', scene: 'unloaded', act: loseChunk, loads: true },
  { name: 'missing-words', scene: 'wordless', act: missWords, loads: true },
  { name: 'record-thousand', scene: 'frequent', act: scrollThousand, loads: true },
  { name: 'invoice-carrier', scene: 'invoiced', path: '/cart', act: chooseInvoice(1) },
  { name: 'invoice-company', scene: 'invoiced', path: '/cart', act: chooseInvoice(2) },
  { name: 'invoice-mistyped', scene: 'invoiced', path: '/cart', act: mistypeCarrier },
  { name: 'invoice-issued', scene: 'invoiceIssued', act: issueInvoice, loads: true },
  { name: 'social-failed', scene: 'newcomer', path: '/member/login?socialError=failed' },
  { name: 'social-in-use', scene: 'newcomer', path: '/member/login?socialError=emailInUse' },
  { name: 'social-provider', scene: 'newcomer', path: '/member/login', act: atProvider },
]
