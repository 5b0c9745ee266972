import { saysNo } from './says-no.ts'

/** What programs and people call a column that says `yes` of a dish that is sold, one that says it of what is not, and one of states. */
const titles = {
  sold: 'sold|for sale|can be sold|sale ok|menu status|available|available for sale|active|enabled|visible|published|sellable|product visible|aktiv|verfügbar|sichtbar|actif|disponible|attivo|disponibile|activo|上架|啟用|启用|可售|在售|販賣|販売中|公開',
  ended:
    'archived|deleted|hidden|disabled|inactive|discontinued|unavailable|archiviert|versteckt|archivé|masqué|archiviato|nascosto|archivado|oculto|下架|停售|停用|隱藏|隐藏|已刪除|已删除',
  status:
    'status|state|product status|item status|statut|stato|estado|狀態|状态|商品狀態|商品状态|銷售狀態|销售状态|ステータス',
} as const

const kinds = new Map(
  Object.entries(titles).flatMap(([kind, words]) =>
    words.split('|').map((word) => [word, kind] as const),
  ),
)

const kindOf = (title: string): string | undefined => {
  const plain = title.trim().toLowerCase().replaceAll('_', ' ')
  return kinds.get(plain.replace(/\?$|\s*[[(].*[\])]$/gu, '').replace(/^(?:is|ist|est) /, ''))
}

/** Returns whether a title is that of a column that says which dishes are sold. */
export const isSoldTitle = (title: string): boolean => kindOf(title) !== undefined

const yes = /^(?:y|yes|true|1|x|on|ja|oui|s[iì]|是|✓|✔|☑)$/iu
const ended = new RegExp(
  `^(?:draft|brouillon|entwurf|草稿|not for sale|not available|unpublished|已下架|已停售|已停用|未上架|未啟用|inaktiv|inactif|inattivo|inactivo|${titles.ended})$`,
  'iu',
)

/** Returns whether the cell of such a column says that its dish is not sold (IMPORT-1.13). What it may say else says nothing. */
export const saysNotSold = (title: string, cell: string): boolean =>
  kindOf(title) === 'ended' ? yes.test(cell) || ended.test(cell) : saysNo(cell) || ended.test(cell)
