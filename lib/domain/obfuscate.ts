/**
 * Makes names, passwords and numbers of the sign-in calls unreadable in logs and screens of a proxy (spec 1 §7). This
 * is not encryption: TLS protects the transport. The mark distinguishes obfuscated values from plain ones, which every
 * call accepts too.
 */
const mark = '~1~'
const saltLength = 4

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const xor = (bytes: Uint8Array, salt: Uint8Array) =>
  bytes.map((byte, index) => byte ^ (salt[index % saltLength] ?? 0) ^ ((index * 31) & 255))

/** The obfuscated form of a text; different each time. */
export function obfuscate(text: string): string {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength))
  return `${mark}${base64(new Uint8Array([...salt, ...xor(new TextEncoder().encode(text), salt)]))}`
}

/** Whether a value has the mark of obfuscated ones. */
export const isObfuscated = (value: string): boolean => value.startsWith(mark)

/** The text of an obfuscated value; any other text is returned unchanged. */
export function deobfuscate(value: string): string {
  if (!isObfuscated(value)) return value
  try {
    const bytes = Uint8Array.from(atob(value.slice(mark.length)), (char) => char.charCodeAt(0))
    if (bytes.length < saltLength) return value
    const salt = bytes.subarray(0, saltLength)
    return new TextDecoder('utf-8', { fatal: true }).decode(xor(bytes.subarray(saltLength), salt))
  } catch {
    return value
  }
}
