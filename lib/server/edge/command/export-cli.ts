import 'server-only'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { commandLine } from '@/lib/env'
import { exportSources } from '@/lib/server/edge/exports/sources'
import { directExport } from '@/lib/server/ground/export/direct-export'
import type { Mall } from '@/lib/server/ground/mall'
import { Refused } from '@/lib/server/ground/refused'
import { findOwner } from '@/lib/server/people/operator-account/find-owner'
import { noOwner, runCommand } from './open-mall'

// npm run export -- KIND: the rows of the mall as a file, as its owner exports them at the desk.

const kinds = exportSources.map(({ subject }) => subject)

const usage = `${commandLine('export', 'KIND [--format xlsx|csv] [--out FILE]')}   KIND is ${kinds.join(', ')}

  The file has personal data: members and receivers are not masked.`

/** Written with the rights of its owner only; an existing file is not overwritten. */
async function save(file: File, path: string): Promise<void> {
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  try {
    await pipeline(file.stream(), target)
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'EEXIST' || error.code === 'ENOENT'))
      throw new Refused(
        error.code === 'EEXIST' ? `${path} exists already.` : `There is no folder for ${path}.`,
      )
    throw error
  }
}

function commandOf(): ((mall: Mall) => Promise<string>) | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { format: { type: 'string', default: 'xlsx' }, out: { type: 'string' } },
    })
    const [kind = '', ...more] = positionals
    const source = exportSources.find(({ subject }) => subject === kind)
    const { format, out } = values
    if (!source || more.length > 0 || (format !== 'xlsx' && format !== 'csv')) return null
    return async (mall) => {
      const owner = await findOwner(mall.db)
      if (owner === null) throw noOwner()
      const file = await directExport(mall, { kind: 'operator', id: owner }, source, format)
      const path = out ?? file.name
      await save(file, path)
      return `Wrote ${path}.`
    }
  } catch {
    return null
  }
}

await runCommand(usage, commandOf())
