/** Files of tasks, which come in parts so that no request is long. */

/** Bytes of each part but the last one. */
export const partBytes = 2 * 1024 * 1024

/** Most bytes of a table, and of a ZIP with pictures. */
export const maxTableBytes = 100 * 1024 * 1024
export const maxPicturesBytes = 1024 * 1024 * 1024

export const taskFileKinds = ['table', 'pictures'] as const
export type TaskFileKind = (typeof taskFileKinds)[number]
