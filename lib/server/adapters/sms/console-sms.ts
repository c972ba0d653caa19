import 'server-only'
import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SmsSender } from './sender'

/** Sends nothing: writes each code as a JSON line `{at,mobile,type,code}` to `outbox.jsonl` in the data folder. */
export const consoleSms: SmsSender = {
  async send({ env, now }, { mobile, type, code }) {
    await mkdir(env.dataDir, { recursive: true })
    const line = JSON.stringify({ at: now(), mobile, type, code })
    await appendFile(join(env.dataDir, 'outbox.jsonl'), `${line}\n`, { mode: 0o600 })
  },
}
