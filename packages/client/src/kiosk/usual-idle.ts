/** After how many seconds without a touch a kiosk warns and starts again, unless staff set others (KIOSK-1.4). */
export const usualIdle = { warn: 60, reset: 70 } as const
