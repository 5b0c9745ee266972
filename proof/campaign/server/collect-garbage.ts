/** Arguments of Node by which a server collects its garbage on a signal, so that a campaign can count what is in use. */
export const collectGarbage = {
  signal: 'SIGUSR2',
  arguments: [
    '--expose-gc',
    '--import',
    'data:text/javascript,process.on("SIGUSR2",()=>globalThis.gc())',
  ],
} as const
