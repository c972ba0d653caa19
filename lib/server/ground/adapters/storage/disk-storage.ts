import 'server-only'
import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createPrivateFolder } from '@/lib/server/ground/private-folder'
import type { ObjectStorage } from './storage'

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

/** Objects as files in a folder; files are written atomically. */
export function diskStorage(folder: string): ObjectStorage {
  return {
    async put(key, bytes) {
      const path = join(folder, key)
      const temporary = `${path}.${randomUUID()}`
      await createPrivateFolder(dirname(path))
      try {
        await writeFile(temporary, bytes)
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },

    async get(key) {
      try {
        return new Uint8Array(await readFile(join(folder, key)))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    async remove(key) {
      await rm(join(folder, key), { force: true })
    },
  }
}
