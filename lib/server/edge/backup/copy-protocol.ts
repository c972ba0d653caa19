import 'server-only'
import { join } from 'node:path'

/**
 * How the command asks a running mall for a copy of its embedded database: by a socket in the data folder, one JSON
 * value per line. The mall says `CopyBegun`, the command copies the files and sends `end`, the mall says `CopyEnded`.
 * Closing the connection ends the copy in any case.
 */
export const socketIn = (dataDir: string): string => join(dataDir, 'backup.sock')

export const endOfCopy = 'end'

/** The database is in backup mode: its files may be copied one after the other. */
export interface CopyBegun {
  begun: true
}

/** What the copy needs beside the files. */
export interface CopyEnded {
  /** Content of the file `backup_label`. */
  label: string
  /** The position in the log up to which the copy must be replayed. */
  lsn: string
}

export interface CopyRefused {
  refused: string
}
