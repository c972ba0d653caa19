import 'server-only'
import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mall } from '@/lib/server/ground/mall'
import { createPrivateFolder } from '@/lib/server/ground/private-folder'
import type { SmsSender } from './sender'

const fileOf = ({ env }: Mall) => join(env.dataDir, 'outbox.jsonl')

async function write(mall: Mall, message: object): Promise<void> {
  await createPrivateFolder(mall.env.dataDir)
  const line = JSON.stringify({ at: mall.now(), ...message })
  await appendFile(fileOf(mall), `${line}\n`, { mode: 0o600 })
}

async function wasWritten(mall: Mall, id: number): Promise<boolean> {
  const lines = await readFile(fileOf(mall), 'utf8').catch(() => '')
  return lines.includes(`"id":${id},`)
}

/**
 * Sends nothing: writes each code as a JSON line `{at,mobile,type,code}` to `outbox.jsonl` in the data folder, each
 * notice as `{at,id,mobile,type,params,text}`.
 */
export const consoleSms: SmsSender = {
  send: (mall, { mobile, type, code }) => write(mall, { mobile, type, code }),
  async notify(mall, { mobile, type, params, text }, { id, isRepeated }) {
    // Only a repeated delivery can already be in the file, so others skip this check.
    if (isRepeated && (await wasWritten(mall, id))) return
    await write(mall, { id, mobile, type, params, text })
  },
}
