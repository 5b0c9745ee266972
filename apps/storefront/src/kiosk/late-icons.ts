// Loaded beside the kiosk: its payment does not wait for them.
export { addLateIcons } from '@comanda/ui'
