/**
 * Secrets from files, as Docker and Kubernetes hand them over: `MALL_SECRET_FILE=/run/secrets/mall` instead of
 * `MALL_SECRET`. Plain Node runs this file, as it does `env.ts`.
 */
import { readFileSync } from 'node:fs'

/** The variables that may be named by a file; each has the suffix `_FILE` then. */
export const secretVariables = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'DATABASE_DIRECT_URL',
  'MALL_SECRET',
  'MALL_NEW_SECRET',
  'MALL_BACKUP_KEY',
  'MALL_CONTENT_SECRET',
  'MALL_OPS_TOKEN',
  'MALL_ALIPAY_PRIVATE_KEY',
  'MALL_ALIPAY_PUBLIC_KEY',
  'MALL_WECHAT_PRIVATE_KEY',
  'MALL_WECHAT_PUBLIC_KEY',
  'MALL_WECHAT_API_KEY',
  'MALL_ALIYUN_KEY_ID',
  'MALL_ALIYUN_KEY_SECRET',
  'MALL_SMTP_URL',
  'MALL_WECHAT_LOGIN_SECRET',
  'MALL_WECHAT_ACCOUNT_SECRET',
  'MALL_KUAIDI100_KEY',
  'MALL_WEBHOOK_SECRET',
  'MALL_S3_KEY_ID',
  'MALL_S3_KEY',
] as const

/** More than a certificate with its chain, and less than what was mounted by mistake. */
const maxBytes = 64 * 1024

/** The content without the line break that editors add at the end; the reason when it cannot be read. */
function contentOf(path: string): { value: string } | { problem: string } {
  try {
    const bytes = readFileSync(path)
    if (bytes.length > maxBytes) return { problem: `names a file of more than ${maxBytes} bytes` }
    const value = bytes.toString('utf8').replace(/\r?\n$/, '')
    if (value.includes('\0') || value.includes('\ufffd')) return { problem: 'names a file that is no text' }
    return value === '' ? { problem: 'names an empty file' } : { value }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return { problem: `names a file that cannot be read (${code ?? 'unknown error'})` }
  }
}

/**
 * The variables with those that files contain. A variable and its file together are refused: which one counts would
 * depend on who reads the settings.
 * @returns one sentence per refused variable; the path is not repeated, because it is a setting as well
 */
export function withSecretFiles(source: Readonly<Record<string, string>>): {
  values: Record<string, string>
  problems: string[]
} {
  const values = { ...source }
  const problems: string[] = []
  for (const name of secretVariables) {
    const path = source[`${name}_FILE`]
    if (path === undefined) continue
    if (source[name] !== undefined) {
      problems.push(`${name} and ${name}_FILE are both set; set one of them.`)
      continue
    }
    const content = contentOf(path)
    if ('problem' in content) problems.push(`${name}_FILE ${content.problem}.`)
    else values[name] = content.value
  }
  return { values, problems }
}
