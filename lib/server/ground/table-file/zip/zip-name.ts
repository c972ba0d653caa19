import 'server-only'

const strictUtf8 = new TextDecoder('utf-8', { fatal: true })
const gb18030 = new TextDecoder('gb18030')

/**
 * The name of an entry of an archive: as UTF-8 where the archive says so, else as Windows in Chinese writes it
 * (GB18030). macOS writes UTF-8 without saying so: bytes that make Chinese characters in UTF-8 are hardly ever GB18030.
 * `unicodePath` is the Info-ZIP field 0x7075: version, CRC, name in UTF-8.
 */
export function zipName(bytes: Uint8Array, isUtf8: boolean, unicodePath: Uint8Array | undefined): string {
  const name = unicodePath ? utf8(unicodePath.subarray(5)) : utf8(bytes)
  const isCertain = isUtf8 || unicodePath !== undefined
  const text = name !== null && (isCertain || /[\u0800-\uffff]/.test(name)) ? name : gb18030.decode(bytes)
  return text.replaceAll('\\', '/').normalize('NFC')
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return strictUtf8.decode(bytes)
  } catch {
    return null
  }
}

/** Under which names a file of an archive is found, in lower case: its path and its name without folders. */
export function zipNameKeys(name: string): string[] {
  const path = name.replaceAll('\\', '/').normalize('NFC').toLowerCase()
  const baseName = path.slice(path.lastIndexOf('/') + 1)
  return baseName === path ? [path] : [path, baseName]
}
