import 'server-only'
import { unzipSync, type UnzipFileInfo } from 'fflate'
import { ProviderFault } from './provider-fault'

/** Largest file that is read, in bytes: an archive must not fill the memory. */
const maxBytes = 256 * 1024 * 1024

/** The files of a ZIP archive, in which providers deliver statements. Names are left out: they are not always UTF-8. */
export function unzip(archive: Uint8Array): Uint8Array[] {
  try {
    return Object.values(unzipSync(archive, { filter: isReadable }))
  } catch (error) {
    if (error instanceof ProviderFault) throw error
    throw new ProviderFault('statement is no readable ZIP archive', error)
  }
}

function isReadable({ originalSize }: UnzipFileInfo): boolean {
  if (originalSize > maxBytes) throw new ProviderFault('statement is too large')
  return true
}
