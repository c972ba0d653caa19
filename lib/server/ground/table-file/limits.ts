import 'server-only'

/** Limits of the files that people at the desk bring. */

const megabyte = 1024 * 1024

/** Bytes of a table. */
export const maxTableBytes = 100 * megabyte
/** Rows with content, the header among them. */
export const maxRows = 200_000
export const maxColumns = 200
/** Characters of a cell. */
export const maxCellLength = 200_000

/** What the parts of an XLSX file that are read may inflate to. */
export const maxInflatedBytes = 600 * megabyte
/** What its lists of parts and styles may inflate to: they are in memory. */
export const maxPartBytes = 20 * megabyte
/** How often larger than its compressed bytes an archive may become, once it is larger than `freelyInflatedBytes`. */
export const maxInflationRatio = 200
export const freelyInflatedBytes = 10 * megabyte
/** Texts that cells of an XLSX file share, as UTF-8. They are all in memory while the file is read. */
export const maxSharedBytes = 64 * megabyte

/** Bytes of a ZIP with pictures. */
export const maxZipBytes = 1024 * megabyte
export const maxZipEntries = 20_000
/** Bytes of a picture of a ZIP. */
export const maxZipEntryBytes = 20 * megabyte

/** What Excel holds: it offers to repair files that exceed this. */
export const maxExcelRows = 1_048_576
export const maxExcelCellLength = 32_767
