import 'server-only'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPrivateFolder } from '@/lib/server/ground/private-folder'
import type { MailSender } from './sender'

/**
 * Sends nothing: writes each message as a JSON line `{at,email,subject,text}` to `outbox.jsonl` in the data folder, as
 * the SMS sender does.
 */
export const consoleMail: MailSender = async ({ env, now }, { to, subject, text }) => {
  await createPrivateFolder(env.dataDir)
  const line = JSON.stringify({ at: now(), email: to, subject, text })
  await appendFile(join(env.dataDir, 'outbox.jsonl'), `${line}\n`, { mode: 0o600 })
}
