import 'server-only'

type Source = Readonly<Record<string, string | undefined>>

/** Variables whose value nobody may read. */
export const isSecret = (name: string): boolean =>
  /(?:SECRET|TOKEN|PASSWORD|_KEY)$/.test(name) && !name.endsWith('_PUBLIC_KEY')

/** Variables that are addresses with a password inside. */
const addresses = ['DATABASE_URL', 'DATABASE_READ_URL', 'MALL_SMTP_URL', 'MALL_S3_URL', 'MALL_API_URL']

const passwordIn = (address: string): string[] => {
  const written = /^[a-z]+:\/\/[^:/@]*:([^@]*)@/.exec(address)?.[1]
  if (!written) return []
  try {
    return [written, decodeURIComponent(written)]
  } catch {
    return [written]
  }
}

/** Texts shorter than this are parts of other words. */
const shortest = 4

/** Takes the secrets of an environment out of a text: messages of servers may repeat them. */
export function redact(text: string, source: Source): string {
  const secrets = [
    ...Object.entries(source).flatMap(([name, value]) => (isSecret(name) && value ? [value] : [])),
    ...addresses.flatMap((name) => passwordIn(source[name] ?? '')),
  ]
  return secrets
    .filter(({ length }) => length >= shortest)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, secret) => rest.replaceAll(secret, '…'), text)
}

/** Words of examples. */
const example = /changeme|change-me|replace|example|password|12345|abcdef|qwert|your[-_ ]/i
/** Different characters of a key that was made by chance have more. */
const fewest = 10

/** Why a key can be guessed; null when it looks like one that was made by chance. */
export function weaknessOf(value: string): string | null {
  if (new Set(value).size < fewest) return `has fewer than ${fewest} different characters`
  return value.length < 64 && example.test(value) ? 'has a word of examples in it' : null
}
