import 'server-only'

/** Whether a promotion, sale, package or limited buy in the row `alias` runs at `now`, an SQL expression. */
export const isRunning = (alias: string, now: string): string =>
  `not ${alias}.disabled and ${alias}.start_time <= ${now} and ${alias}.end_time > ${now}`
