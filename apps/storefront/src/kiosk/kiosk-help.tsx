/** The place of Help in the bar at the lower edge. */
export const KioskHelp = () => null
