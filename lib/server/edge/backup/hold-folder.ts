import 'server-only'
import { access } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { FolderInUse, lockFolder } from '@/lib/server/ground/db/folder-lock'
import { assertRestored } from '@/lib/server/ground/db/unfinished-restore'
import { Refused } from '@/lib/server/ground/refused'
import { type CopyBegun, type CopyEnded, type CopyRefused, endOfCopy, socketIn } from './copy-protocol'

/** A data folder whose database may be copied, until it is released. */
export interface HeldFolder {
  /** Ends the copy of a running mall; null where none runs, and the copy is complete as it is. */
  endCopy(): Promise<CopyEnded | null>
  release(): Promise<void>
}

const connected = (path: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(path, () => resolve(socket))
    socket.once('error', reject)
  })

/** Asks the mall that runs on the folder. @throws FolderInUse when the process that has it open is none */
async function holdRunning(dataDir: string, inUse: FolderInUse): Promise<HeldFolder> {
  const socket = await connected(socketIn(dataDir)).catch(() => {
    throw inUse
  })
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  const answer = async <Answer>(): Promise<Answer> => {
    const { value, done } = await lines.next()
    if (done) throw new Refused('The mall was stopped during the backup. Repeat it.')
    const message = JSON.parse(value as string) as Answer | CopyRefused
    if (message !== null && typeof message === 'object' && 'refused' in message)
      throw new Refused(message.refused)
    return message
  }
  const release = async () => {
    // The mall ends its side when it is ready for another backup.
    socket.end()
    await closed
  }
  try {
    await answer<CopyBegun>()
  } catch (error) {
    await release()
    throw error
  }
  return {
    endCopy: () => {
      socket.write(`${endOfCopy}\n`)
      return answer<CopyEnded>()
    },
    release,
  }
}

/**
 * Makes sure that the database of a data folder can be copied: locks the folder, or asks the mall that runs on it.
 * @throws Refused when there is no database, FolderInUse when another command has it open
 */
export async function holdFolder(dataDir: string): Promise<HeldFolder> {
  await access(join(dataDir, 'pg')).catch(() => {
    throw new Refused(`The data folder ${dataDir} has no mall.`)
  })
  try {
    const release = await lockFolder(dataDir)
    await assertRestored(dataDir).catch(async (error: unknown) => {
      await release()
      throw error
    })
    return { endCopy: async () => null, release }
  } catch (error) {
    if (error instanceof FolderInUse) return holdRunning(dataDir, error)
    throw error
  }
}
