export { applyTheme } from '@comanda/ui'
