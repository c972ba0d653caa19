import 'server-only'

/** The schema in which a restore keeps what the database had before. @param moment or `*` for all of them */
export const asideSchema = (moment: string): string => `before_restore_${moment}`
