/** The shapes of signs, in a square of 24. */
export const shapePaths = {
  circle: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17z',
  square: 'M4.5 4.5h15v15h-15z',
  triangle: 'M12 3.5l9 16.5h-18z',
  star: 'M12 2.8l2.8 6.3 6.9.7-5.2 4.5 1.5 6.8-6-3.5-6 3.5 1.5-6.8-5.2-4.5 6.9-.7z',
  heart:
    'M12 20.5C6 15.6 3 12.6 3 8.9A4.7 4.7 0 0 1 7.7 4.2C9.5 4.2 11.1 5.2 12 6.8C12.9 5.2 14.5 4.2 16.3 4.2A4.7 4.7 0 0 1 21 8.9C21 12.6 18 15.6 12 20.5z',
  moon: 'M14.5 3.2A9 9 0 1 0 20.9 15.8A7.6 7.6 0 0 1 14.5 3.2z',
  drop: 'M12 2.8C15.6 7.4 18.4 10.9 18.4 14.5a6.4 6.4 0 0 1-12.8 0C5.6 10.9 8.4 7.4 12 2.8z',
  bolt: 'M13.6 2.5L5 13.8h5.6l-1.4 7.7 9-11.8h-5.9z',
} as const

/** What the colours are called is what they are: no theme changes them. */
export const signFills = {
  red: '#d62828',
  orange: '#f28c1b',
  yellow: '#f7d51d',
  green: '#2e8b3d',
  blue: '#1f62d0',
  purple: '#8a3fb5',
  brown: '#7a4a24',
  black: '#1b140e',
} as const
