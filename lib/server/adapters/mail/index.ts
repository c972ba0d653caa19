import 'server-only'
import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mall } from '@/lib/server/context'

/** A message with a link; the mall sends no attachments. */
export interface Mail {
  to: string
  subject: string
  text: string
}

/**
 * Sends nothing: writes each message as a JSON line `{at,email,subject,text}` to `outbox.jsonl` in the data folder, as the
 * SMS sender does. Rejects when it could not be written; never called inside a transaction.
 */
export async function sendMail({ env, now }: Mall, { to, subject, text }: Mail): Promise<void> {
  await mkdir(env.dataDir, { recursive: true })
  const line = JSON.stringify({ at: now(), email: to, subject, text })
  await appendFile(join(env.dataDir, 'outbox.jsonl'), `${line}\n`, { mode: 0o600 })
}
