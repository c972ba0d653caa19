import 'server-only'
import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mall } from '@/lib/server/context'
import type { SmsMessage, SmsNotice, SmsSender } from './sender'

async function write({ env, now }: Mall, message: SmsMessage | SmsNotice): Promise<void> {
  await mkdir(env.dataDir, { recursive: true })
  const line = JSON.stringify({ at: now(), ...message })
  await appendFile(join(env.dataDir, 'outbox.jsonl'), `${line}\n`, { mode: 0o600 })
}

/**
 * Sends nothing: writes each code as a JSON line `{at,mobile,type,code}` to `outbox.jsonl` in the data folder, each notice
 * with `params` instead of the code.
 */
export const consoleSms: SmsSender = {
  send: (mall, { mobile, type, code }) => write(mall, { mobile, type, code }),
  notify: (mall, { mobile, type, params }) => write(mall, { mobile, type, params }),
}
