import 'server-only'

/** Whether the article in the row `alias` is published at `now`, an SQL expression (contract goods §12). */
export const isPublished = (alias: string, now: string) =>
  `${alias}.release_status and ${alias}.release_time <= ${now}`
