/** Icons of the console, of the kiosk, and of the screens that a guest's phone loads after its first. */
export const lateIconPaths = {
  refund: 'M8.5 5l-4 4 4 4M4.5 9H15a4.5 4.5 0 010 9.5H9',
  edit: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5l-4.5 1z',
  flame:
    'M12 3.5c.5 4 5.5 6 5.5 11a5.5 5.5 0 01-11 0c0-2 1-3.5 2-4.5.3 1.5 1 2.3 2 2.5C9.8 9 10.5 6 12 3.5z',
  bellOff:
    'M6 16.5V11a6 6 0 011-3.3M9.5 5.5A6 6 0 0118 11v3.5M16 18H4.5L6 16.5M10 20.5a2.2 2.2 0 004 0M4 3.5l16 17',
  keyboard: 'M3 6.5h18v11H3zM6.5 10h.1M10 10h.1M13.5 10h.1M17 10h.1M8 14h8',
  fullScreen: 'M4.5 9.5v-5h5M14.5 4.5h5v5M19.5 14.5v5h-5M9.5 19.5h-5v-5',
  chart: 'M5 20V11M12 20V4M19 20v-6',
  access:
    'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7.2h.01M8 10.2l4 .8 4-.8M12 11v3l-1.8 3.7M12 14l1.8 3.7',
  touch:
    'M9 11.5V5.5a1.5 1.5 0 013 0v5l5 1.2c1 .3 1.5 1 1.4 2l-.6 4.3a3 3 0 01-3 2.5h-2.6a4 4 0 01-3-1.5L5.5 15.5a1.4 1.4 0 012-2l1.5 1.2M6 8a4.8 4.8 0 119 0',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 100 6 3 3 0 000-6z',
  eyeOff:
    'M9.5 5.8C16 4.5 19.5 8.5 21.5 12c-.8 1.4-1.7 2.5-2.7 3.4M15.5 17.6C9 20 4.7 16 2.5 12c1-1.8 2.1-3.2 3.4-4.2M10 10a3 3 0 004 4M4 3.5l16 17',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  signOut: 'M10 4.5H5v15h5M10 12h10M16.5 8l4 4-4 4',
  print: 'M7 8.5V3.5h10v5M7 17H4v-8.5h16V17h-3M7 13.5h10v7H7z',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4',
  book: 'M12 6.5C10 5 7 4.5 3.5 5v13.5c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zM12 6.5V20',
  again: 'M18.5 8.5A7.5 7.5 0 1019.5 13M19 4v4.5h-4.5',
  up: 'M5 15l7-7 7 7',
  person: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  shop: 'M4.5 10v9.5h15V10M3.5 9.5l1.5-5h14l1.5 5c0 2-3 3-4.2.8-1 2-3.3 2-4.3 0-1 2-3.3 2-4.3 0-1.2 2.2-4.2 1.2-4.2-.8zM10 19.5v-5h4v5',
} as const satisfies Record<string, string>

export type LateIconName = keyof typeof lateIconPaths
