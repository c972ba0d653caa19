import 'server-only'

/** The version of row `id` of a subject, as SQL. @param id SQL */
export const versionOf = (subject: string, id: string): string =>
  `coalesce((select v.version from desk_versions v where v.subject = '${subject}' and v.subject_id = ${id}), 1)`
