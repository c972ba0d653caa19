import 'server-only'
import { unzipSync } from 'fflate'
import { ProviderFault } from './provider-fault'

/** Largest file that is read, in bytes: an archive must not fill the memory. */
const maxBytes = 256 * 1024 * 1024

/** The files of a ZIP archive, which providers put statements in. Names are left out: they are not always UTF-8. */
export function unzip(archive: Uint8Array): Uint8Array[] {
  try {
    return Object.values(unzipSync(archive, { filter: ({ originalSize }) => originalSize <= maxBytes }))
  } catch (error) {
    throw new ProviderFault('statement is no readable ZIP archive', error)
  }
}
