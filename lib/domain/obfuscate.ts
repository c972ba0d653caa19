/**
 * Obscures names, passwords and numbers on their way to the sign-in calls (spec 1 §7), so that they do not stand in
 * clear text in logs and screens of a proxy. This is no encryption: TLS protects the transport. The mark tells obscured
 * values from plain ones, which every call accepts as well.
 */
const mark = '~1~'
const saltLength = 4

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const mixed = (bytes: Uint8Array, salt: Uint8Array) =>
  bytes.map((byte, at) => byte ^ (salt[at % saltLength] ?? 0) ^ ((at * 31) & 255))

/** The marked form of a text; another one each time. */
export function obfuscate(text: string): string {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength))
  return `${mark}${base64(new Uint8Array([...salt, ...mixed(new TextEncoder().encode(text), salt)]))}`
}

/** The text behind a marked form; any other text as it is. */
export function deobfuscate(value: string): string {
  if (!value.startsWith(mark)) return value
  try {
    const bytes = Uint8Array.from(atob(value.slice(mark.length)), (char) => char.charCodeAt(0))
    if (bytes.length < saltLength) return value
    const salt = bytes.subarray(0, saltLength)
    return new TextDecoder('utf-8', { fatal: true }).decode(mixed(bytes.subarray(saltLength), salt))
  } catch {
    return value
  }
}
